<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\Resuming;

use Atoll\Engine\FormAnswers\Answers;

/** Answers from a draft or an entry that a form is shown with. */
final class ResumedAnswers {

	/**
	 * @param Answers|null          $answers Null if there is nothing to fill in.
	 * @param int                   $page    Index of the page to show, from 0.
	 * @param array<string, string|list<string>> $hidden Hidden inputs that name the draft or entry, by name.
	 * @param string|null           $notice  Information to read before going on, plain text.
	 * @param string                $panel   Safe HTML in place of the save dialog.
	 * @param string $above Safe HTML above the questions about what sending will do, as long as the form is shown.
	 * @param array<string, string> $address Query parameters about it, for the URL to which the form is posted.
	 */
	public function __construct(
		public readonly ?Answers $answers,
		public readonly int $page = 0,
		public readonly array $hidden = array(),
		public readonly ?string $notice = null,
		public readonly string $panel = '',
		public readonly string $above = '',
		public readonly array $address = array(),
	) {}
}
