<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts;

use Atoll\Engine\Contract\JsonData;
use Atoll\Platform\Http\TextLimit;

/** Encrypted content of a draft: the inputs as sent, and the key of the form visit. */
final class DraftContent {

	private const MAX_EMAILS = 500;

	/** @param array<array-key, mixed> $inputs Input name => value as sent, including `gform_uploaded_files`. */
	public function __construct( public readonly array $inputs, public readonly string $uniqueId ) {}

	public static function from( string $json ): self {
		$data = JsonData::of( json_decode( $json, true ) );
		return new self( $data->array( 'inputs' ), $data->string( 'uniqueId' ) );
	}

	public function json(): string {
		return json_encode(
			get_object_vars( $this ),
			JSON_INVALID_UTF8_SUBSTITUTE | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_THROW_ON_ERROR
		);
	}

	/** Returns the hash of the key for the database; empty without a key. */
	public function uniqueHash(): string {
		return '' === $this->uniqueId ? '' : hash( 'sha256', $this->uniqueId );
	}

	/**
	 * Checks the length as JSON, which is longer than the request was, and includes the draft's earlier content.
	 *
	 * @throws \Atoll\Platform\Errors\TooMuchText
	 */
	public function requireFit(): self {
		TextLimit::enforce( strlen( $this->json() ) );
		return $this;
	}

	/**
	 * @return list<string> Email addresses among the texts, from any field: more than any form asks for, few enough to
	 * fit into the column.
	 */
	public function emails(): array {
		$emails = array();
		$inputs = $this->inputs;
		array_walk_recursive(
			$inputs,
			static function ( mixed $text ) use ( &$emails ): void {
				if ( is_string( $text ) && false !== is_email( trim( $text ) ) ) {
					$emails[] = trim( $text );
				}
			}
		);
		return array_slice( array_values( array_unique( $emails ) ), 0, self::MAX_EMAILS );
	}
}
