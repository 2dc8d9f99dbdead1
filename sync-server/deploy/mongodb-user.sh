#!/bin/sh
# MongoDB's image runs this once, on an empty volume. The app's account may read and write its own database, and nothing else.
mongosh --quiet -u "$MONGO_INITDB_ROOT_USERNAME" -p "$(cat "$MONGO_INITDB_ROOT_PASSWORD_FILE")" --eval '
  db.getSiblingDB("bowlful").createUser({
    user: "bowlful",
    pwd: process.env.MONGODB_PASSWORD,
    roles: [{ role: "readWrite", db: "bowlful" }],
  })' admin
