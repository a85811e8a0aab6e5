<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts\Storage;

use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Markup\Form\InputNames;
use Atoll\Forms\Drafts\DraftRequest;
use Atoll\Forms\Drafts\Encryption\DraftTokenEncryption;

/** A draft as it lies in the database. */
final class DraftRow {

	/**
	 * @param string $sealedToken As {@see DraftTokenEncryption} makes it, for the owner; empty for a draft that is
	 * nobody's.
	 * @param string $sourceUrl Of the page that it was saved on, without what of its query may be private.
	 * @param string $uniqueHash Of the filling's key; empty where it has none.
	 * @param string $tabHash    Of the loading of the page that saved it last ({@see InputNames::TAB}); empty where it
	 * did not say.
	 * @param int    $tabVersion The first of the versions that this one has saved in a row.
	 * @param string $dateSaved UTC, `Y-m-d H:i:s`; empty for one that is not stored yet.
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $tokenHash,
		public readonly int $formNumber,
		public readonly int $formVersion,
		public readonly int $version,
		public readonly int $page,
		public readonly string $keyId,
		public readonly string $content,
		public readonly string $emails,
		public readonly int $userId,
		public readonly string $sealedToken,
		public readonly string $sourceUrl,
		public readonly string $uniqueHash,
		public readonly string $tabHash = '',
		public readonly int $tabVersion = 0,
		public readonly string $dateSaved = '',
	) {}

	/** @param array<array-key, mixed> $row */
	public static function fromRow( array $row ): self {
		$data = new JsonData( $row );
		return new self(
			(int) $data->string( 'id' ),
			$data->string( 'token_hash' ),
			(int) $data->string( 'form_number' ),
			(int) $data->string( 'form_version' ),
			(int) $data->string( 'version' ),
			(int) $data->string( 'page' ),
			$data->string( 'key_id' ),
			$data->string( 'content' ),
			$data->string( 'emails' ),
			(int) $data->string( 'user_id' ),
			$data->string( 'sealed_token' ),
			$data->string( 'source_url' ),
			$data->string( 'unique_hash' ),
			$data->string( 'tab_hash' ),
			(int) $data->string( 'tab_version' ),
			$data->string( 'date_saved' ),
		);
	}

	/** Whether the tab that saves now has saved it last. */
	public function isSavedBy( DraftRequest $request ): bool {
		return '' !== $this->tabHash && hash_equals( $this->tabHash, $request->tabHash() );
	}

	/** Which version a client has seen. It knows what its own tab has saved, also where it never got the answer. */
	public function seenBy( DraftRequest $request ): int {
		$seen = $request->version ?? $this->version;
		return $this->isSavedBy( $request ) && $seen + 1 >= $this->tabVersion ? $this->version : $seen;
	}

	/** Until when it works, if it is not saved again: UTC, `Y-m-d H:i:s`. */
	public function dateEnds(): string {
		return gmdate( 'Y-m-d H:i:s', (int) strtotime( "{$this->dateSaved} UTC" ) + DraftRepository::LIFETIME );
	}

	/** Bytes that it takes in the database, without numbers and dates. */
	public function bytes(): int {
		return strlen( $this->content ) + strlen( $this->emails ) + strlen( $this->sourceUrl );
	}

	/** What its content is sealed for, so that it opens nowhere else: its form and its token. */
	public static function sealContext( int $formNumber, string $tokenHash ): string {
		return "draft {$formNumber} {$tokenHash}";
	}
}
