<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\Resuming;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\Formats\Text;
use Atoll\Engine\Markup\Form\InputNames;
use Atoll\Forms\Drafts\Draft;
use Atoll\Forms\Drafts\DraftReader;
use Atoll\Forms\Drafts\DraftTokenLimit;
use Atoll\Forms\Drafts\Resuming\ResumeLinks;
use Atoll\Forms\Page\Rendering\PageUrl;
use Atoll\Platform\Access\Identity\CurrentVisitor;
use Atoll\Platform\Access\RateLimits\RateLimit;
use Atoll\Platform\Errors\PublicError;
use Atoll\Platform\Http\CurrentRequest;
use Atoll\Platform\SiteDateFormat;

/** Opens the draft that the page's URL names (spec 2: `formid` and `formtoken`), where it was left. */
final class ResumedDrafts implements ResumedSubmission {

	private ?string $failure    = null;
	private string $failedEmail = '';
	private bool $isApart       = false;

	/** @param \Closure( Draft, string ): string $offer Safe HTML below the form: an offer to keep it in an account. */
	public function __construct(
		private DraftReader $drafts,
		private ResumeLinks $links,
		private SavePanel $panel,
		private RateLimit $limit,
		private CurrentVisitor $visitors,
		private \Closure $offer,
	) {}

	public function isRequested(): bool {
		return '' !== $this->requestedDraft()['token'];
	}

	/** A draft has not been sent yet, so it continues with the current version of the form. */
	public function form( Form $form ): Form {
		return $form;
	}

	public function find( Form $form ): ?ResumedAnswers {
		$requested = $this->requestedDraft();
		if ( '' === $requested['token'] || $form->id() !== $requested['form'] ) {
			return null;
		}
		try {
			DraftTokenLimit::count( $this->limit, $this->visitors->current() );
			return $this->resumedAnswers( $this->drafts->open( $requested['form'], $requested['token'] ) );
		} catch ( PublicError $error ) {
			$notice = 404 === $error->status() ? $form->text( 'draftGone' ) : $error->getMessage();
			return new ResumedAnswers( null, notice: $notice );
		}
	}

	/** From now on the form is saved as a separate draft. Sent, it takes no files of the newer version. */
	public function saveApart(): void {
		$this->isApart = true;
	}

	/** Sets why the link could not be emailed to this address; the panel shows it. */
	public function setMailFailure( string $message, string $email ): void {
		$this->failure     = $message;
		$this->failedEmail = $email;
	}

	private function resumedAnswers( Draft $draft ): ResumedAnswers {
		// A posted form says which version of the draft its page had loaded: the draft may have been saved since.
		$request     = new CurrentRequest();
		$seenVersion = $this->word( $request->posted( InputNames::DRAFT_VERSION ) );
		$isApart     = $this->isApart || $draft->token === $request->posted( InputNames::APART );
		$hidden      = array(
			InputNames::DRAFT         => $draft->token,
			InputNames::DRAFT_VERSION => $seenVersion ?: (string) $draft->version,
			InputNames::KEY           => $draft->uniqueId,
			InputNames::APART         => $isApart ? $draft->token : '',
		);
		$page = new PageUrl();
		$link = $this->links->to( $page->absolute( $page->current() ), $draft->form->id(), $draft->token );
		$state = null === $this->failure ? $this->word( $request->query( PageUrl::SAVED ) ) : SavePanel::FAILED;
		return new ResumedAnswers(
			$draft->answers,
			$draft->page,
			array_filter( $hidden ) + $this->removedAnswers( $draft ),
			notice: $this->notice( $draft, '' === $state ),
			panel: $this->panel->render(
				$draft->form,
				$link,
				$state,
				(string) $this->failure,
				null === $this->failure ? $this->email( $draft ) : $this->failedEmail
			) . ( $this->offer )( $draft, $link ),
		);
	}

	/** Says that the answers are back, and what is missing: nobody should believe that it would be sent. */
	private function notice( Draft $draft, bool $isOpened ): ?string {
		$date   = SiteDateFormat::ofUtc( $draft->dateSaved );
		$opened = $isOpened ? Text::fill( $draft->form->text( 'draftOpened' ), date: $date ) : '';
		return trim( implode( ' ', array( $opened, ...array_values( $draft->problems ) ) ) ) ?: null;
	}

	/** Returns the email address in the visitor's answers, if there is one. */
	private function email( Draft $draft ): string {
		foreach ( $draft->form->fields() as $field ) {
			$answer = 'email' === $field->tells ? $draft->answers->value( $field->id ) : '';
			if ( is_string( $answer ) && '' !== $answer ) {
				return $answer;
			}
		}
		return '';
	}

	/**
	 * Returns answers to questions that the form no longer asks. They are sent along in hidden inputs, and stay with
	 * the entry.
	 *
	 * @return array<string, string|list<string>>
	 */
	private function removedAnswers( Draft $draft ): array {
		$removed = array();
		foreach ( $draft->inputs as $name => $value ) {
			if (
				1 === preg_match( '/^input_(\d+)(?:_\d+)?$/D', (string) $name, $match )
					&& null === $draft->form->field( (int) $match[1] )
			) {
				$removed[ (string) $name ] = is_array( $value )
					? array_values( array_filter( $value, is_string( ... ) ) )
					: ( is_string( $value ) ? $value : '' );
			}
		}
		return $removed;
	}

	/** @return array{form: int, token: string} */
	private function requestedDraft(): array {
		return $this->links->parseQuery( ( new CurrentRequest() )->queryParameters() ); // The token is the permission.
	}

	private function word( string $text ): string {
		return 1 === preg_match( '/^\w{1,20}$/D', $text ) ? $text : '';
	}
}
