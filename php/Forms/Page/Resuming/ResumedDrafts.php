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
use Atoll\Forms\Page\Rendering\PageAddress;
use Atoll\Platform\Access\Identity\CurrentVisitor;
use Atoll\Platform\Access\RateLimits\RateLimit;
use Atoll\Platform\Errors\PublicError;
use Atoll\Platform\Http\CurrentRequest;
use Atoll\Platform\SiteDateFormat;

/** The saved form that the page's address opens (spec 2: `formid` and `formtoken`), where it was left. */
final class ResumedDrafts implements ResumedSubmission {

	private ?string $failure    = null;
	private string $failedEmail = '';
	private bool $isApart       = false;

	/** @param \Closure( Draft, string ): string $offer Safe HTML below the form: a way to keep it with an account. */
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

	/** What was put aside was not sent yet: it goes on with the form as it is now. */
	public function form( Form $form ): Form {
		return $form;
	}

	public function of( Form $form ): ?ResumedAnswers {
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

	/** The page's form is saved as another draft from now on. It still says what it saw: sent, it takes no new file. */
	public function saveApart(): void {
		$this->isApart = true;
	}

	/** The link could not be mailed to an address; the panel says why. */
	public function setMailFailure( string $message, string $email ): void {
		$this->failure     = $message;
		$this->failedEmail = $email;
	}

	private function resumedAnswers( Draft $draft ): ResumedAnswers {
		// A form that was posted says what its page had seen: the draft may have been saved since.
		$request     = new CurrentRequest();
		$seenVersion = $this->word( $request->posted( InputNames::DRAFT_VERSION ) );
		$isApart     = $this->isApart || $draft->token === $request->posted( InputNames::APART );
		$hidden      = array(
			InputNames::DRAFT         => $draft->token,
			InputNames::DRAFT_VERSION => $seenVersion ?: (string) $draft->version,
			InputNames::KEY           => $draft->uniqueId,
			InputNames::APART         => $isApart ? $draft->token : '',
		);
		$page = new PageAddress();
		$link = $this->links->to( $page->absolute( $page->current() ), $draft->form->id(), $draft->token );
		$state = null === $this->failure ? $this->word( $request->query( PageAddress::SAVED ) ) : SavePanel::FAILED;
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

	/** That the answers are here, and what is not here any more: nobody is to believe that it would be sent. */
	private function notice( Draft $draft, bool $isOpened ): ?string {
		$date   = SiteDateFormat::ofUtc( $draft->dateSaved );
		$opened = $isOpened ? Text::fill( $draft->form->text( 'draftOpened' ), date: $date ) : '';
		return trim( implode( ' ', array( $opened, ...array_values( $draft->problems ) ) ) ) ?: null;
	}

	/** The visitor's address, as far as they have answered that. */
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
	 * Answers to questions that the form no longer asks go along unseen, and stay with the entry.
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
		return $this->links->parseQuery( ( new CurrentRequest() )->queryParameters() ); // A token is a permission.
	}

	private function word( string $text ): string {
		return 1 === preg_match( '/^\w{1,20}$/D', $text ) ? $text : '';
	}
}
