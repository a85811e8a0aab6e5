<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Changes;

/** One answer that an entry keeps though its form has no place for it ({@see OrphanedAnswers}). */
final class OrphanedAnswer {

	/**
	 * @param string $id    Tells it apart, and what deletes it: "3", "5.1", of a list "3:Choice"; of a question that
	 * the form does not have its number, for all of its parts.
	 * @param int    $field The question's number.
	 * @param string $key   As the entry has it.
	 * @param string $text  As it is stored, parts on lines of their own.
	 */
	public function __construct(
		public readonly string $id,
		public readonly int $field,
		public readonly string $key,
		public readonly string $text,
	) {}
}
