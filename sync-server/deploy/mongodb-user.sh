#!/bin/sh
# MongoDB's image runs this once, on an empty volume, before it asks anyone for a password. The app's account may read and write
# its own database, and nothing else.
mongosh --quiet admin --eval '
  db.getSiblingDB("bowlful").createUser({
    user: "bowlful",
    pwd: process.env.MONGODB_PASSWORD,
    roles: [{ role: "readWrite", db: "bowlful" }],
  })'
