import fc from 'fast-check';

// The same cases every time, so that a red run is the change's own; a soak takes new ones and prints the seed that fails.
if (process.env['SOAK'] !== '1') fc.configureGlobal({ seed: 20_260_301 });
