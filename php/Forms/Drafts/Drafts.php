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

/** Saves forms as drafts, to be completed later (spec 7). Nothing is validated. */
final class Drafts {

	public function __construct(
		private DraftRepository $drafts,
		private DraftWriter $writer,
		private DraftInputs $inputs,
		private DraftEncryption $encryption,
		private ResumeLinks $links,
		private SeparateFormVisit $separate,
	) {}

	/**
	 * Stores a submission as a draft. With the token of a draft it updates that draft; for an unknown or deleted token
	 * it creates a new one, so that no answers are lost.
	 *
	 * @throws DraftChanged When somebody else has saved the draft since the client loaded it.
	 * @throws \Atoll\Platform\Errors\TooManyRequests     When this network has saved too much.
	 * @throws \Atoll\Platform\Errors\TooMuchText
	 * @throws \Atoll\Platform\Errors\PublicError When nothing could be stored.
	 */
	public function save( SubmittedAnswers $submitted, Submission $submission ): SavedDraft {
		$save  = DraftSave::of( $submitted, $submission );
		$token = $save->request->token;
		$draft = '' === $token ? null : $this->drafts->find( $save->form->id(), DraftToken::hash( $token ) );
		return null === $draft ? $this->add( $save ) : $this->update( $draft, $save, $token );
	}

	private function add( DraftSave $save ): SavedDraft {
		$content = $this->inputs->collect( $save->form, $save->submission, $save->answers );
		// The token of a deleted draft is never reused.
		$token = '' === $save->request->token ? $this->encryption->token( $save, $content ) : DraftToken::make();
		$draft = $this->drafts->find( $save->form->id(), DraftToken::hash( $token ) );
		if ( $draft?->isSavedBy( $save->request ) ) {
			return $this->update( $draft, $save, $token );
		}
		if ( null !== $draft && 1 === $draft->version ) {
			// A retry of the same save, because the client did not get the first response.
			return $this->savedDraft( $save, $token, $draft->version, $this->stored( $draft )->uniqueId );
		}
		$token   = null === $draft ? $token : DraftToken::make();
		$own     = $this->separate->create( $save, $token );
		$content = $this->inputs->collect( $own->form, $own->submission, $own->answers );
		$row     = $this->encryption->row( $own, $content, $token, $own->userId() );
		$this->writer->insert( $row, $own );
		return $this->savedDraft( $save, $token, 1, $content->uniqueId );
	}

	private function update( DraftRow $draft, DraftSave $save, string $token ): SavedDraft {
		// A draft keeps its owner, whoever saves it next. A draft without an owner gets the first user who saves it
		// while logged in.
		$owner   = $draft->userId > 0 ? $draft->userId : $save->userId();
		$own     = $this->separate->create( $save, $token, $draft->id );
		$stored  = $this->stored( $draft )->inputs;
		$content = $this->inputs->collect( $own->form, $own->submission, $own->answers, $stored );
		$row     = $this->encryption->row( $own, $content, $token, $owner, $draft );
		if ( $this->writer->update( $row, $own ) ) {
			return $this->savedDraft( $save, $token, $row->version + 1, $content->uniqueId );
		}
		$current = $this->drafts->find( $save->form->id(), $draft->tokenHash );
		if ( null === $current ) {
			// Between reading and writing, the form was sent or the draft expired.
			return $this->add( $save );
		}
		if ( $this->encryption->content( $current )->json() === $content->json() ) {
			// A retry of the same save, because the client did not get the first response.
			return $this->savedDraft( $save, $token, $current->version, $content->uniqueId );
		}
		if ( $current->version > $draft->version && $current->version === $current->seenBy( $save->request ) ) {
			// An earlier save from the same tab has just been written, before its response arrived.
			return $this->update( $current, $save, $token );
		}
		throw new DraftChanged();
	}

	/** @param string $key Key of the form visit that it was stored under. */
	private function savedDraft( DraftSave $save, string $token, int $version, string $key ): SavedDraft {
		return new SavedDraft(
			$token,
			$this->links->to( $save->submission->sourceUrl, $save->form->id(), $token ),
			$version,
			$save->request->page,
			$save->form->text( 'saveLink' ),
			$key === $save->submission->sentKey() ? '' : $key
		);
	}

	/** Returns the draft's stored content; empty if it can no longer be decrypted. */
	private function stored( DraftRow $row ): DraftContent {
		try {
			return $this->encryption->content( $row );
		} catch ( DraftNotFound ) {
			return new DraftContent( array(), '' );
		}
	}
}
