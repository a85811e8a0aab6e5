<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\Resuming;

use Atoll\Engine\FormAnswers\Answers;

/** What a form is shown with that was put aside or stored before. */
final class ResumedAnswers {

	/**
	 * @param Answers|null          $answers Null when there is nothing to fill in.
	 * @param int                   $page    From 0.
	 * @param array<string, string|list<string>> $hidden Hidden inputs that say what is continued, by name.
	 * @param string|null           $notice  What to know before going on, plain text.
	 * @param string                $panel   Safe HTML for the place of the save dialog.
	 * @param string $above Safe HTML above the questions: what sending it will do, as long as the form is there.
	 * @param array<string, string> $address What the page's address says of it, where the form is posted to.
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
