<?php

declare( strict_types=1 );

namespace Atoll\Engine\Formats;

/**
 * Merge tag of a field, in formulas, texts and lists of recipients: `{Label:3}`, `{Name (First):3.6}` for a part,
 * `{Loan:4:value}`. The mirror of src/builder/field-tag.ts.
 */
final class FieldTag {

	/**
	 * Pattern for what follows the label. Its group `field` is the number of the field, or of its part; 0 is for a
	 * field of another form.
	 */
	public const NUMBER = ':(?<field>(?:0|[1-9][0-9]*)(?:\.[1-9][0-9]*)?)(?::(?<modifier>[^{}:]*))?';

	public const PATTERN = '\{[^{}]*' . self::NUMBER . '\}';
}
