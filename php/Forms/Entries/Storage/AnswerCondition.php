<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Storage;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\Formats\NumberFormat;

/** Condition for listing an entry: a comparison with an answer or a property of the entry. */
final class AnswerCondition {

	/** Operators of `field_filters` in Gravity Forms. */
	public const OPERATORS = array(
		'is',
		'isnot',
		'contains',
		'like',
		'starts_with',
		'ends_with',
		'>',
		'<',
		'>=',
		'<=',
		'in',
		'notin',
	);

	/** Operators for within one of several spans, and outside all of them. The value lists first and last moments. */
	public const WITHIN  = 'within';
	public const OUTSIDE = 'outside';

	/** Key for any field. */
	public const ANY_FIELD = '0';

	/**
	 * @param string $key Key of the answer in the entry: "3", "5.1"; "5" means any input of a field that has several.
	 * Or a property, such as "created_by".
	 * @param string              $operator One of OPERATORS; anything else means `is`.
	 * @param string|list<string> $value    Compared without regard to case; a list for `in`, `notin` and spans.
	 * @param bool                $isList   Whether an answer may be a JSON list of texts, each of which is compared.
	 * @param NumberFormat|null   $numberFormat Number format of the answer, to compare it as a number.
	 * @param Field|null          $shown    A field whose answers are displayed in another way than stored, and are
	 * compared that way too: all parts together, or a date.
	 * @param list<self>          $orElse   Alternative conditions, of which one is enough.
	 */
	public function __construct(
		public readonly string $key,
		public readonly string $operator,
		public readonly string|array $value,
		public readonly bool $isList = false,
		public readonly ?NumberFormat $numberFormat = null,
		public readonly ?Field $shown = null,
		public readonly array $orElse = array(),
	) {}
}
