<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\Posting;

use Atoll\Engine\Formats\Text;
use Atoll\Engine\Markup\Form\FormRenderContext;
use Atoll\Forms\Submission\SubmittedAnswers;

/** State in which a form that was sent in this request is shown again. */
final class FormState {

	/**
	 * @param SubmittedAnswers|null $submitted     Null if the form no longer exists.
	 * @param int                   $page          Index of the page to show, from 0.
	 * @param list<int>             $seen          Ids of the fields shown so far.
	 * @param array<int, string>    $messages      Errors by field id.
	 * @param array<string, string> $inputMessages Errors by input id.
	 * @param string|null           $alert         Error of the form as a whole, plain text.
	 * @param string|null           $notice        Information to read before going on, plain text.
	 * @param bool                  $reviewed      Whether all answers were shown for review before.
	 * @param bool                  $isLoginOver   Whether the session in which the form was opened had ended.
	 * @param string                $idPrefix      Prefix of the element ids in the instance of the form that was sent.
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
	 * Adds messages for refused files, even if nothing was validated: the page that is shown cannot keep those files.
	 * The message is shown beside its question, or above the form if the question is on another page.
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
