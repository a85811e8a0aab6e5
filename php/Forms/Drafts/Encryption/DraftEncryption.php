<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts\Encryption;

use Atoll\Forms\Drafts\DraftContent;
use Atoll\Forms\Drafts\DraftNotFound;
use Atoll\Forms\Drafts\DraftSave;
use Atoll\Forms\Drafts\Storage\DraftRow;
use Atoll\Platform\Access\Encryption\TextEncryption;
use Atoll\Platform\Errors\ErrorLog;

/** Seals a draft's content into its row, and opens it again: nobody reads it without the site's key. */
final class DraftEncryption {

	public function __construct( private TextEncryption $texts, private DraftTokenEncryption $tokens ) {}

	/**
	 * The token of a new draft: the same one when it is sent again because its response was lost, by the same tab also
	 * with other answers. It cannot be guessed without the site's key and everything that was sent, or what the tab and
	 * the filling are known by.
	 */
	public function token( DraftSave $save, DraftContent $content ): string {
		$data = array(
			$save->form->id(),
			$save->userId(),
			$save->submission->key,
			...'' === $save->request->tab
				? array( $save->request->page, $content->json() )
				: array( 'tab', $save->request->tab ),
		);
		return DraftToken::of( $this->texts->digest( 'draft ' . implode( "\n", $data ) ) );
	}

	/**
	 * @param int           $owner  User id; 0 for a draft that is nobody's.
	 * @param DraftRow|null $before The stored draft that it is to replace; null for a new one.
	 */
	public function row(
		DraftSave $save,
		DraftContent $content,
		string $token,
		int $owner,
		?DraftRow $before = null
	): DraftRow {
		$request = $save->request;
		$version = $before?->seenBy( $request ) ?? 0;
		$form    = $save->form;
		$hash    = DraftToken::hash( $token );
		$sealed  = $this->texts->seal( $content->json(), DraftRow::sealContext( $form->id(), $hash ) );
		[ $keyId, $sealedContent ] = explode( '.', $sealed, 2 );

		$emailHashes = array_map( fn( string $email ) => $this->texts->emailHashes( $email )[0], $content->emails() );
		return new DraftRow(
			$before->id ?? 0,
			$hash,
			$form->id(),
			$form->version(),
			$version,
			$request->page,
			$keyId,
			$sealedContent,
			implode( ' ', $emailHashes ),
			$owner,
			$owner > 0 ? $this->tokens->seal( $token ) : '',
			$save->submission->sourceUrl,
			$content->uniqueHash(),
			$request->tabHash(),
			$before?->isSavedBy( $request ) ? $before->tabVersion : $version + 1
		);
	}

	/** @throws DraftNotFound When nobody can read it any more: it was changed, or its key is gone. */
	public function content( DraftRow $row ): DraftContent {
		$json = $this->texts->open(
			"{$row->keyId}.{$row->content}",
			DraftRow::sealContext( $row->formNumber, $row->tokenHash )
		);
		if ( null === $json ) {
			( new ErrorLog() )->note(
				"draft {$row->id} cannot be opened: it was changed, or its key {$row->keyId} is not among the site's (ATOLL_DRAFTS_KEY, ATOLL_DRAFTS_OLD_KEYS)."
			);
			throw new DraftNotFound();
		}
		return DraftContent::from( $json );
	}
}
