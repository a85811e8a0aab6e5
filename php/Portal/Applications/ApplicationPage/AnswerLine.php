<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\ApplicationPage;

use Atoll\Engine\FormAnswers\FileAnswer;

/** One question and its answer. */
final class AnswerLine {

	/**
	 * @param string           $text  Plain text with line feeds; for files, their names.
	 * @param list<FileAnswer> $files The answer's files that still exist.
	 */
	public function __construct(
		public readonly string $label,
		public readonly string $text,
		public readonly array $files = array()
	) {}
}
