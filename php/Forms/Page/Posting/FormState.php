<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\Posting;

use Atoll\Engine\Formats\Text;
use Atoll\Engine\Markup\Form\FormRenderContext;
use Atoll\Forms\Submission\SubmittedAnswers;

/** How a form that this request sent is shown again. */
final class FormState {

	/**
	 * @param SubmittedAnswers|null $submitted     Null when the form is gone.
	 * @param int                   $page          The page to show, from 0.
	 * @param list<int>             $seen          Ids of the fields that were shown so far.
	 * @param array<int, string>    $messages      By field id.
	 * @param array<string, string> $inputMessages By input id.
	 * @param string|null           $alert         What went wrong with the form as a whole, plain text.
	 * @param string|null           $notice        What to know before going on, plain text.
	 * @param bool                  $reviewed      Whether all answers were shown to be checked before.
	 * @param bool                  $isLoginOver   Whether the login that it was sent with had ended.
	 * @param string                $idPrefix      What the ids of the place that it was sent from begin with.
	 */
	public function __construct(
		public readonly int $number,
		public readonly ?SubmittedAnswers $submitted,
		public readonly int $page = 0,
		public readonly array $seen = array(),
		public readonly array $messages = array(),
		public readonly array $inputMessages = array(),
		public readonly ?string $alert = null,
		public readonly ?string $notice = null,
		public readonly bool $reviewed = false,
		public readonly bool $isLoginOver = false,
		public readonly string $idPrefix = FormRenderContext::ID_PREFIX,
	) {}

	/**
	 * The same, where also what was not validated says which files were refused: the page that is shown cannot hold
	 * them. Beside their question, or before all where that shows on another page.
	 *
	 * @param array<int, string> $refusals By field id.
	 */
	public function withRefusals( array $refusals ): self {
		$submitted = $this->submitted;
		if ( null === $submitted || array() === $refusals ) {
			return $this;
		}
		$messages = $this->messages;
		$notices  = array( (string) $this->notice );
		foreach ( array_diff_key( $refusals, $messages ) as $id => $refusal ) {
			$field = $submitted->resolved->isHidden( $id ) ? null : $submitted->form->field( $id );
			if ( $this->page === $field?->page ) {
				$messages[ $id ] = $refusal;
			} elseif ( null !== $field ) {
				$words     = $submitted->form->text( 'summaryItem' );
				$notices[] = Text::fill( $words, label: $field->label, message: $refusal );
			}
		}
		$notice = trim( implode( ' ', $notices ) );
		return new self(
			$this->number,
			$submitted,
			$this->page,
			$this->seen,
			$messages,
			$this->inputMessages,
			$this->alert,
			'' === $notice ? null : $notice,
			$this->reviewed,
			$this->isLoginOver,
			$this->idPrefix
		);
	}

	public function isRefused(): bool {
		return array() !== $this->messages || null !== $this->alert;
	}
}
