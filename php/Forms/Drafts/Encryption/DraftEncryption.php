<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts\Encryption;

use Atoll\Forms\Drafts\DraftContent;
use Atoll\Forms\Drafts\DraftSave;
use Atoll\Forms\Drafts\Storage\DraftRow;
use Atoll\Platform\Errors\DraftNotFound;

/** What a draft keeps, from and to its row, in which nobody reads it without the site's key. */
final class DraftEncryption {

	public function __construct( private TextEncryption $texts, private DraftTokenEncryption $tokens ) {}

	/**
	 * The name of a new draft: the same one for the same save of the same filling, which may be sent again because its
	 * answer was not heard. Nobody can tell it who has neither the site's key nor all that was sent.
	 */
	public function token( DraftSave $save, DraftContent $content ): string {
		$sent = array( $save->form->id(), $save->by(), $save->request->page, $save->submission->key, $content->json() );
		return DraftToken::of( $this->texts->digest( 'draft ' . implode( "\n", $sent ) ) );
	}

	/** @param int $owner User id; 0 for a draft that is nobody's. */
	public function row(
		DraftSave $save,
		DraftContent $content,
		string $token,
		int $owner,
		int $id = 0,
		int $version = 1
	): DraftRow {
		$form   = $save->form;
		$hash   = DraftToken::hash( $token );
		$sealed = $this->texts->close( $content->json(), DraftRow::place( $form->id(), $hash ) );
		$marks  = array_map( fn( string $email ) => $this->texts->marks( $email )[0], $content->emails() );
		return new DraftRow(
			$id,
			$hash,
			$form->id(),
			$form->version(),
			$version,
			$save->request->page,
			$sealed['keyId'],
			$sealed['sealed'],
			implode( ' ', $marks ),
			$owner,
			$owner > 0 ? $this->tokens->close( $token ) : '',
			$save->submission->sourceUrl
		);
	}

	/** @throws DraftNotFound When nobody can read it any more: it was changed, or its key is gone. */
	public function content( DraftRow $row ): DraftContent {
		$json = $this->texts->open( $row->content, $row->keyId, DraftRow::place( $row->formNumber, $row->tokenHash ) );
		if ( null === $json ) {
			error_log(
				"Atoll: draft {$row->id} cannot be opened: it was changed, or its key {$row->keyId} is not among the site's (ATOLL_DRAFTS_KEY, ATOLL_DRAFTS_OLD_KEYS)."
			);
			throw new DraftNotFound();
		}
		return DraftContent::from( $json );
	}
}
