// Command ferretdb is a MongoDB-compatible server for the tests: FerretDB with its SQLite handler. It prints
// its address. Its state is in a temporary folder, removed at the end, or in a given one, which stays.
package main

import (
	"context"
	"flag"
	"fmt"
	"log"
	"log/slog"
	"os"
	"os/signal"
	"syscall"

	"github.com/FerretDB/FerretDB/ferretdb"
)

func main() {
	address := flag.String("listen", "127.0.0.1:0", "host:port to listen on; port 0 takes a free one")
	stateDir := flag.String("state", "", "folder for the state, which stays; a temporary one by default")
	flag.Parse()

	if *stateDir == "" {
		made, err := os.MkdirTemp("", "ferretdb-")
		if err != nil {
			log.Fatal(err)
		}
		defer os.RemoveAll(made)
		*stateDir = made
	}

	server, err := ferretdb.New(&ferretdb.Config{
		Logger:    slog.New(slog.NewTextHandler(os.Stderr, &slog.HandlerOptions{Level: slog.LevelError})),
		Listener:  ferretdb.ListenerConfig{TCP: *address},
		Handler:   "sqlite",
		SQLiteURL: "file:" + *stateDir + "/",
	})
	if err != nil {
		log.Panic(err)
	}

	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	fmt.Println(server.MongoDBURI())
	if err := server.Run(ctx); err != nil && ctx.Err() == nil {
		log.Panic(err)
	}
}
