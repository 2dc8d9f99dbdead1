import type { Logger } from 'pino';
import * as z from 'zod/mini';
import type { Config } from '../../lib/config.ts';

/** An endpoint with OpenAI's chat completions API. */
type ModelConfig = NonNullable<Config['assistant']>;

type ModelQuestion<Schema extends z.ZodMiniType> = {
  /** The task and the format of the answer. */
  instructions: string;
  /** The visitor's words: data, never instructions. */
  question: string;
  schema: Schema;
  timeoutMs: number;
};

export type AssistantModel = {
  /** The answer if it matches the schema; null if it is late or invalid. Never throws. */
  ask<Schema extends z.ZodMiniType>(question: ModelQuestion<Schema>): Promise<z.infer<Schema> | null>;
};

/** Circuit breaker: after a failure the model is not called for this long. */
const PAUSE_MS = 30_000;
const MOST_CHARACTERS = 100_000;
const MOST_TOKENS = 1_500;

const completionSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).check(z.minLength(1)),
});

function addressOf(url: string): string {
  const base = url.replace(/\/+$/, '');
  return base.endsWith('/chat/completions') ? base : `${base}/chat/completions`;
}

/** The JSON object in an answer, without the text around it. */
function objectIn(content: string): unknown {
  return JSON.parse(content.slice(content.indexOf('{'), content.lastIndexOf('}') + 1));
}

/** Calls the configured language model; `send` is for tests. */
export function createAssistantModel(
  config: ModelConfig,
  logger: Logger,
  clock: () => number,
  send: typeof fetch = fetch,
): AssistantModel {
  let pausedUntil = 0;

  async function complete(instructions: string, question: string, timeoutMs: number): Promise<string> {
    const response = await send(addressOf(config.url), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${config.key}` },
      body: JSON.stringify({
        model: config.model,
        temperature: 0.2,
        max_tokens: MOST_TOKENS,
        response_format: { type: 'json_object' },
        messages: [
          { role: 'system', content: instructions },
          { role: 'user', content: question },
        ],
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`answered ${response.status}`);
    const body = await response.text();
    if (body.length > MOST_CHARACTERS) throw new Error('answered too much');
    return body;
  }

  return {
    async ask({ instructions, question, schema, timeoutMs }) {
      if (clock() < pausedUntil) return null;
      let body: string;
      try {
        body = await complete(instructions, question, timeoutMs);
      } catch (error) {
        pausedUntil = clock() + PAUSE_MS;
        logger.warn({ err: error }, 'assistant model');
        return null;
      }
      try {
        const { choices } = completionSchema.parse(JSON.parse(body));
        return schema.parse(objectIn(choices[0]?.message.content ?? ''));
      } catch {
        logger.warn('assistant model: answer does not match its schema');
        return null;
      }
    },
  };
}
