<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts\Encryption;

use Atoll\Forms\Drafts\DraftContent;
use Atoll\Forms\Drafts\DraftNotFound;
use Atoll\Forms\Drafts\DraftSave;
use Atoll\Forms\Drafts\Storage\DraftRow;
use Atoll\Platform\Access\Encryption\TextEncryption;
use Atoll\Platform\Errors\ErrorLog;

/** Encrypts and decrypts the content of drafts; nobody can read it without the site's key. */
final class DraftEncryption {

	public function __construct( private TextEncryption $texts, private DraftTokenEncryption $tokens ) {}

	/**
	 * Returns the token of a new draft. It is the same when the draft is sent again because the response was lost; from
	 * the same tab, even with different answers. Nobody can guess it without the site's key, and either everything that
	 * was sent or the ids of the tab and the form visit.
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
		return DraftToken::encode( $this->texts->digest( 'draft ' . implode( "\n", $data ) ) );
	}

	/**
	 * @param int           $owner  User id; 0 for a draft without an owner.
	 * @param DraftRow|null $before The stored draft to replace; null for a new one.
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

	/** @throws DraftNotFound When it cannot be decrypted: it was altered, or its key no longer exists. */
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
