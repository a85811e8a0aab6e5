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
	 * Stores a submission as a draft. With the token of a draft it updates that one; for an unknown or deleted token it
	 * makes a new draft, so that no answers are lost.
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
		return null === $draft ? $this->add( $save ) : $this->update( $draft, $save );
	}

	private function add( DraftSave $save ): SavedDraft {
		$content = $this->inputs->of( $save->form, $save->submission, $save->answers );
		// The token of a deleted draft is never used again.
		$token = '' === $save->request->token ? $this->encryption->token( $save, $content ) : DraftToken::make();
		$draft = $this->drafts->find( $save->form->id(), DraftToken::hash( $token ) );
		if ( null !== $draft && 1 === $draft->version ) {
			// The same save again, because the client did not get the first response.
			return $this->savedDraft( $save, $token, $draft->version );
		}
		$token = null === $draft ? $token : DraftToken::make();
		$row   = $this->encryption->row( $save, $content, $token, $save->userId() );
		$this->limit->countBytes( $save->submission->visitor, $row );
		$this->writer->insert( $row, $save );
		return $this->savedDraft( $save, $token, 1 );
	}

	private function update( DraftRow $draft, DraftSave $save ): SavedDraft {
		$token = $save->request->token;
		// An owner stays the owner, whoever saves the draft next; a draft without one belongs to whoever saves it while
		// logged in.
		$owner   = $draft->userId > 0 ? $draft->userId : $save->userId();
		$content = $this->inputs->of( $save->form, $save->submission, $save->answers, $this->storedInputs( $draft ) );
		$version = $save->request->version ?? $draft->version;
		$row     = $this->encryption->row( $save, $content, $token, $owner, $draft->id, $version );
		$this->limit->countBytes( $save->submission->visitor, $row );
		if ( $this->writer->update( $row, $save ) ) {
			return $this->savedDraft( $save, $token, $row->version + 1 );
		}
		$current = $this->drafts->find( $save->form->id(), $draft->tokenHash );
		if ( null === $current ) {
			// The form was sent, or the draft ended, between reading and writing it.
			return $this->add( $save );
		}
		if ( $this->encryption->content( $current )->json() === $content->json() ) {
			// The same save again, because the client did not get the first response.
			return $this->savedDraft( $save, $token, $current->version );
		}
		throw new DraftChanged();
	}

	private function savedDraft( DraftSave $save, string $token, int $version ): SavedDraft {
		return new SavedDraft(
			$token,
			$this->links->to( $save->submission->sourceUrl, $save->form->id(), $token ),
			$version,
			$save->request->page,
			$save->form->text( 'saveLink' )
		);
	}

	/** @return array<array-key, mixed> Inputs that the draft has so far; none when nobody can read it any more. */
	private function storedInputs( DraftRow $row ): array {
		try {
			return $this->encryption->content( $row )->inputs;
		} catch ( DraftNotFound ) {
			return array();
		}
	}
}
