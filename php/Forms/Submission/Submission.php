<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission;

use Atoll\Engine\Formats\Text;
use Atoll\Engine\Markup\Form\InputNames;
use Atoll\Forms\Uploads\Entries\FileList;
use Atoll\Platform\Access\Identity\Visitor;

/** A submission as it was sent, by REST or without JavaScript, before it is validated. */
final class Submission {

	/**
	 * @param array<array-key, mixed> $inputs Sent values by input name: `input_3`, `input_5_1`.
	 * @param string $key Key that makes one entry of a form as it is filled in once; its uploads belong to the key too.
	 * As sent, or made when the submission was received; empty if it is only shown again.
	 */
	public function __construct(
		public readonly int $formNumber,
		public readonly array $inputs,
		public readonly string $key,
		public readonly Visitor $visitor,
		public readonly string $sourceUrl,
	) {}

	/** Returns the key as the form sent it; empty if it has none yet. */
	public function sentKey(): string {
		return self::keyIn( $this->inputs );
	}

	/**
	 * Returns the key in inputs that are not a submission yet.
	 *
	 * @param array<array-key, mixed> $inputs As sent.
	 */
	public static function keyIn( array $inputs ): string {
		$key = $inputs[ InputNames::KEY ] ?? '';
		return is_string( $key ) ? $key : '';
	}

	/**
	 * Returns the submission with other values for some inputs.
	 *
	 * @param array<string, mixed> $inputs
	 */
	public function with( array $inputs ): self {
		return new self( $this->formNumber, $inputs + $this->inputs, $this->key, $this->visitor, $this->sourceUrl );
	}

	/** Returns the submission with another key, which the form sends from now on. */
	public function withKey( string $key ): self {
		return new self(
			$this->formNumber,
			array( InputNames::KEY => $key ) + $this->inputs,
			$key,
			$this->visitor,
			$this->sourceUrl
		);
	}

	/** Returns the SHA-256 of the idempotency key: fits any sent key, and compares exactly in any collation. */
	public function keyHash(): string {
		return hash( 'sha256', $this->key );
	}

	/**
	 * Returns a fingerprint of what was sent, to tell a repeated submission from another one with the same key. It does
	 * not depend on later changes of the form, and is the same for JSON and form-encoded bodies with the same answers.
	 * Lists of files are normalised, because a browser writes them in another way than a page on which the form is
	 * continued. Keyed with what only the client knows in full, because a plain hash of a password could be guessed.
	 */
	public function fingerprint(): string {
		$answers = array();
		foreach ( $this->inputs as $name => $value ) {
			$isFiles = InputNames::FILES === $name;
			$texts   = self::texts( $isFiles ? FileList::of( $value )->toJson() : $value );
			if ( ( $isFiles || str_starts_with( (string) $name, 'input_' ) ) && '' !== implode( '', $texts ) ) {
				$answers[ $name ] = $texts;
			}
		}
		ksort( $answers, SORT_STRING );
		return hash_hmac( 'sha256', serialize( $answers ), $this->key ); // Hashed only; unlike JSON it takes any bytes.
	}

	/** @return list<string> All texts in a sent value, in order. */
	private static function texts( mixed $value ): array {
		$texts = array();
		$all   = array( $value );
		array_walk_recursive(
			$all,
			static function ( mixed $item ) use ( &$texts ): void {
				$texts[] = is_scalar( $item ) ? Text::lines( (string) $item ) : '';
			}
		);
		return $texts;
	}
}
