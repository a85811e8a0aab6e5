<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts;

use Atoll\Forms\Drafts\Encryption\DraftEncryption;
use Atoll\Forms\Drafts\Encryption\DraftToken;
use Atoll\Forms\Drafts\Resuming\ResumeLinks;
use Atoll\Forms\Drafts\Storage\DraftRepository;
use Atoll\Forms\Drafts\Storage\DraftRow;
use Atoll\Forms\Drafts\Storage\DraftWriter;
use Atoll\Forms\Submission\Submission;
use Atoll\Forms\Submission\SubmittedAnswers;
use Atoll\Platform\Errors\DraftChanged;
use Atoll\Platform\Errors\DraftNotFound;

/** Puts forms aside, to be completed later (spec 7). Nothing in them is validated. */
final class Drafts {

	public function __construct(
		private DraftRepository $drafts,
		private DraftWriter $writer,
		private DraftInputs $inputs,
		private DraftEncryption $encryption,
		private ResumeLinks $links,
		private DraftLimit $limit,
	) {}

	/**
	 * Keeps what a submission holds. With the token of a draft it renews that one; a token that is not known, or no
	 * longer, makes a new draft, since nobody's answers are to be lost.
	 *
	 * @throws DraftChanged When somebody else has saved it since the client saw it.
	 * @throws \Atoll\Platform\Errors\TooManyRequests     When so much was saved from this network.
	 * @throws \Atoll\Platform\Errors\TooMuchText
	 * @throws \Atoll\Platform\Errors\PublicError When nothing could be stored.
	 */
	public function save( SubmittedAnswers $submitted, Submission $submission ): SavedDraft {
		$save  = DraftSave::of( $submitted, $submission );
		$token = $save->request->token;
		$draft = '' === $token ? null : $this->drafts->find( $save->form->id(), DraftToken::hash( $token ) );
		return null === $draft ? $this->add( $save ) : $this->renew( $draft, $save );
	}

	private function add( DraftSave $save ): SavedDraft {
		$content = $this->inputs->of( $save->form, $save->submission, $save->answers );
		// A token that is gone is never made again.
		$token   = '' === $save->request->token ? $this->encryption->token( $save, $content ) : DraftToken::make();
		$draft   = $this->drafts->find( $save->form->id(), DraftToken::hash( $token ) );
		if ( null !== $draft && 1 === $draft->version ) {
			// The same save again, because the client did not get the first answer.
			return $this->saved( $save, $token, $draft->version );
		}
		$token = null === $draft ? $token : DraftToken::make();
		$row   = $this->encryption->row( $save, $content, $token, $save->by() );
		$this->limit->countBytes( $save->submission->visitor, $row );
		$this->writer->insert( $row, $save );
		return $this->saved( $save, $token, 1 );
	}

	private function renew( DraftRow $draft, DraftSave $save ): SavedDraft {
		$token = $save->request->token;
		// An owner stays the owner, whoever saves the draft next; a draft without one belongs to whoever saves it while
		// logged in.
		$owner   = $draft->userId > 0 ? $draft->userId : $save->by();
		$content = $this->inputs->of( $save->form, $save->submission, $save->answers, $this->before( $draft ) );
		$version = $save->request->version ?? $draft->version;
		$row     = $this->encryption->row( $save, $content, $token, $owner, $draft->id, $version );
		$this->limit->countBytes( $save->submission->visitor, $row );
		if ( $this->writer->update( $row, $save ) ) {
			return $this->saved( $save, $token, $row->version + 1 );
		}
		$now = $this->drafts->find( $save->form->id(), $draft->tokenHash );
		if ( null === $now ) {
			// The form was sent, or the draft ended, between reading and writing it.
			return $this->add( $save );
		}
		if ( $this->encryption->content( $now )->json() === $content->json() ) {
			// The same save again, because the client did not get the first answer.
			return $this->saved( $save, $token, $now->version );
		}
		throw new DraftChanged();
	}

	private function saved( DraftSave $save, string $token, int $version ): SavedDraft {
		return new SavedDraft(
			$token,
			$this->links->to( $save->submission->sourceUrl, $save->form->id(), $token ),
			$version,
			$save->request->page,
			$save->form->text( 'saveLink' )
		);
	}

	/** @return array<array-key, mixed> Inputs that a draft kept so far; none when nobody can read it any more. */
	private function before( DraftRow $row ): array {
		try {
			return $this->encryption->content( $row )->inputs;
		} catch ( DraftNotFound ) {
			return array();
		}
	}
}
