<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Storage;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\Formats\NumberFormat;

/** What an entry's answer, or a property of it, must be, for a list to show it. */
final class AnswerCondition {

	/** Gravity Forms' operators of `field_filters`. */
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

	/** Within one of several spans, or outside of all of them; the value lists the first and last moment of each. */
	public const WITHIN  = 'within';
	public const OUTSIDE = 'outside';

	/** The key that means any field. */
	public const ANY_FIELD = '0';

	/**
	 * @param string $key As the entry keeps the answer: "3", "5.1"; of a field with several inputs "5" means any of
	 * them. Or a property, such as "created_by".
	 * @param string              $operator One of these; anything else means `is`.
	 * @param string|list<string> $value    Compared without regard to case; a list for `in`, `notin` and spans.
	 * @param bool                $isList   Whether an answer may be a JSON list of texts, each of which is compared.
	 * @param NumberFormat|null   $numberFormat How an answer that is a number is typed: it is compared as a number.
	 * @param Field|null          $shown    Whose answers people read otherwise than entries keep them, and which
	 * are also compared so: all of its parts together, or a date.
	 * @param list<self>          $orElse   Any one of these is enough too.
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
