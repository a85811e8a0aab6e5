<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Submission;

use Atoll\Forms\Confirmations\Confirmations;
use Atoll\Forms\Drafts\SavedDraft;
use Atoll\Forms\Submission\StoredEntry;
use Atoll\Forms\Submission\ValidatedAnswers;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Rest\Reply;

/** What Gravity Forms answers to a submission. Pages are counted from 1; 0 means that there is no further page. */
final class SubmissionReply {

	/** An answer may repeat what was sent, so nothing between here and the visitor keeps it. */
	private const NO_STORE = array( 'Cache-Control' => 'no-store' );

	private const PAGES = array(
		'page_number'        => 0,
		'source_page_number' => 1,
	);

	public function __construct( private Confirmations $confirmations ) {}

	public function of( StoredEntry|ValidatedAnswers $outcome, Visitor $visitor ): Reply {
		return $outcome instanceof StoredEntry ? $this->stored( $outcome, $visitor ) : $this->validation( $outcome );
	}

	public function validation( ValidatedAnswers $validated ): Reply {
		if ( $validated->isValid() ) {
			return new Reply( array( 'is_valid' => true ) + self::PAGES, headers: self::NO_STORE );
		}
		return new Reply(
			array(
				'is_valid'            => false,
				'validation_messages' => (object) $validated->messages,
				'page_number'         => $this->firstPage( $validated ),
				'source_page_number'  => 1,
			),
			400,
			self::NO_STORE
		);
	}

	/** The page to show, from 1: the first one that has something to mend. */
	private function firstPage( ValidatedAnswers $validated ): int {
		$form  = $validated->submitted->form;
		$pages = array_map(
			static fn( int $id ) => $form->field( $id )->page ?? 0,
			array_keys( $validated->messages )
		);
		return 1 + min( $pages ?: array( 0 ) );
	}

	/** The form was saved as a draft: its page, and the token that resumes it. */
	public function saved( SavedDraft $draft ): Reply {
		$link = esc_url( $draft->resumeUrl );
		return new Reply(
			array(
				'is_valid'             => true,
				'page_number'          => $draft->page + 1,
				'source_page_number'   => $draft->page + 1,
				'confirmation_type'    => 'message',
				'confirmation_message' => '<p>' . esc_html( $draft->text )
					. "</p><p><a href=\"{$link}\">{$link}</a></p>",
				'resume_token'         => $draft->token,
				'draft_version'        => $draft->version,
			),
			200,
			self::NO_STORE
		);
	}

	private function stored( StoredEntry $stored, Visitor $visitor ): Reply {
		$confirmation = $this->confirmations->of( $stored );
		$data         = array( 'is_valid' => true ) + self::PAGES;
		$data        += $confirmation->isRedirect()
			? array(
				'confirmation_type'     => 'redirect',
				'confirmation_redirect' => $confirmation->url,
			)
			: array(
				'confirmation_type'    => 'message',
				'confirmation_message' => $confirmation->message,
			);
		if ( $visitor->can( Capabilities::VIEW_ENTRIES ) ) {
			$data['entry_id'] = $stored->entry->id;
		}
		return new Reply( $data, headers: self::NO_STORE );
	}
}
