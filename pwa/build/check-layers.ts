import { readImportGraph } from './import-graph.ts';
import { brokenLayer } from './layers.ts';

const broken = readImportGraph().flatMap((arrow) => {
  const reason = brokenLayer(arrow);
  return reason === undefined ? [] : [`${arrow.from} → ${arrow.to}: ${reason}`];
});
for (const line of broken) console.error(line);
if (broken.length > 0) process.exitCode = 1;
