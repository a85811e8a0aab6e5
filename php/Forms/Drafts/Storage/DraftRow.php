<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts\Storage;

use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Markup\Form\InputNames;
use Atoll\Forms\Drafts\DraftRequest;
use Atoll\Forms\Drafts\Encryption\DraftTokenEncryption;

/** A draft as stored in the database. */
final class DraftRow {

	/**
	 * @param string $sealedToken Token encrypted by {@see DraftTokenEncryption} for the owner; empty for a draft
	 *                            without
	 * an owner.
	 * @param string $sourceUrl  URL of the page that it was saved on, without possibly private parts of its query.
	 * @param string $uniqueHash Hash of the form visit's key; empty without a key.
	 * @param string $tabHash    Hash of the tab that saved it last ({@see InputNames::TAB}); empty if unknown.
	 * @param int    $tabVersion First of the versions that this tab has saved in a row.
	 * @param string $dateSaved  UTC, `Y-m-d H:i:s`; empty for one that is not stored yet.
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

	/** Whether the last save came from the same tab. */
	public function isSavedBy( DraftRequest $request ): bool {
		return '' !== $this->tabHash && hash_equals( $this->tabHash, $request->tabHash() );
	}

	/** Returns the version that a client has seen. It includes saves from its own tab whose response it never got. */
	public function seenBy( DraftRequest $request ): int {
		$seen = $request->version ?? $this->version;
		return $this->isSavedBy( $request ) && $seen + 1 >= $this->tabVersion ? $this->version : $seen;
	}

	/** Returns when the draft expires if it is not saved again: UTC, `Y-m-d H:i:s`. */
	public function dateEnds(): string {
		return gmdate( 'Y-m-d H:i:s', (int) strtotime( "{$this->dateSaved} UTC" ) + DraftRepository::LIFETIME );
	}

	/** Returns the bytes it takes in the database, without numbers and dates. */
	public function bytes(): int {
		return strlen( $this->content ) + strlen( $this->emails ) + strlen( $this->sourceUrl );
	}

	/** Returns the context of the encrypted content, so that it opens only with its form and token. */
	public static function sealContext( int $formNumber, string $tokenHash ): string {
		return "draft {$formNumber} {$tokenHash}";
	}
}
