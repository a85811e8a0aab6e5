<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Submission;

use Atoll\Engine\Markup\Form\InputNames;
use Atoll\Forms\Confirmations\Confirmations;
use Atoll\Forms\Drafts\SavedDraft;
use Atoll\Forms\Submission\StoredEntry;
use Atoll\Forms\Submission\ValidatedAnswers;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Rest\Reply;

/** Gravity Forms' responses to a submission. Pages are counted from 1; 0 means that there is no further page. */
final class SubmissionReply {

	/** Nothing between server and visitor may cache a response, since it may repeat what was sent. */
	private const NO_STORE = array( 'Cache-Control' => 'no-store' );

	public function __construct( private Confirmations $confirmations ) {}

	/** @param int $target The page to show next if all answers are valid. */
	public function validation( ValidatedAnswers $validated, RequestedPages $pages, int $target = 0 ): Reply {
		return $validated->isValid()
			? new Reply(
				// A list, as PHP's empty arrays are in JSON: clients count the messages or loop over them.
				$this->valid( $pages, $target ) + array( 'validation_messages' => array() ),
				headers: self::NO_STORE
			)
			: new Reply(
				array(
					'is_valid'            => false,
					'validation_messages' => (object) $validated->messages,
					'page_number'         => $this->firstPage( $validated ),
					'source_page_number'  => $pages->source,
				),
				400,
				self::NO_STORE
			);
	}

	/** Responds that another page shows and nothing was stored. The confirmation is empty then, as in Gravity Forms. */
	public function turned( RequestedPages $pages, int $target ): Reply {
		return new Reply(
			$this->valid( $pages, $target ) + array(
				'confirmation_type'    => 'message',
				'confirmation_message' => '',
			),
			headers: self::NO_STORE
		);
	}

	/** Responds that the form was saved as a draft, with the page it was on and the token that resumes it. */
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
			) + array_filter( array( InputNames::KEY => $draft->ownKey ) ),
			200,
			self::NO_STORE
		);
	}

	public function stored( StoredEntry $stored, RequestedPages $pages, Visitor $visitor ): Reply {
		$confirmation = $this->confirmations->choose( $stored );
		$data         = $this->valid( $pages, 0 );
		$data        += $confirmation->isRedirect()
			? array(
				'confirmation_type'     => 'redirect',
				'confirmation_message'  => '',
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

	/** @return array<string, mixed> */
	private function valid( RequestedPages $pages, int $target ): array {
		return array(
			'is_valid'           => true,
			'page_number'        => $target,
			'source_page_number' => $pages->source,
		);
	}

	/** Returns the page to show, from 1: the first one with an invalid field. */
	private function firstPage( ValidatedAnswers $validated ): int {
		$form  = $validated->submitted->form;
		$pages = array_map(
			static fn( int $id ) => $form->field( $id )->page ?? 0,
			array_keys( $validated->messages )
		);
		return 1 + min( $pages ?: array( 0 ) );
	}
}
