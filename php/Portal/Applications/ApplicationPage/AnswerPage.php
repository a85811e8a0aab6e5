<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\ApplicationPage;

/** The answers to one page of a form. */
final class AnswerPage {

	/**
	 * @param string           $title Plain text; empty for a single-page form.
	 * @param list<AnswerLine> $lines
	 */
	public function __construct( public readonly string $title, public readonly array $lines ) {}
}
