import { REVIEW_COMMENT_MAX } from '#domain/review/review';
import { AreaRow } from './fields.tsx';
import { SelectRow } from './select-row.tsx';

const names = new Intl.DisplayNames('en-GB', { type: 'language' });
/** The languages of the markets and of the other countries that have a flag. */
const LANGUAGES = ['en', 'de', 'es', 'fr', 'ga', 'hi', 'it', 'ja', 'nb', 'nl', 'sv'].map((code) => ({
  value: code,
  label: names.of(code) ?? code,
}));

type TranslationFieldsProps = {
  /** BCP 47, of the translation. */
  language: string;
  translation: string;
  onChange: (changes: { language?: string; translation?: string }) => void;
};

/** A comment in another language. */
export function TranslationFields({ language, translation, onChange }: TranslationFieldsProps) {
  return (
    <>
      <SelectRow
        label="Translated into"
        options={LANGUAGES}
        value={language}
        onChange={(chosen) => onChange({ language: chosen })}
      />
      <AreaRow
        label="Translation"
        help="Readers see the translation first and can switch to the original. Leave empty to show none."
        lang={language}
        maxLength={2 * REVIEW_COMMENT_MAX}
        value={translation}
        onChange={(typed) => onChange({ translation: typed })}
      />
    </>
  );
}
