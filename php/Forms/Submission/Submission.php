<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission;

use Atoll\Engine\Formats\Text;
use Atoll\Engine\Markup\Form\InputNames;
use Atoll\Forms\Uploads\Entries\FileList;
use Atoll\Platform\Access\Identity\Visitor;

/** What was sent, by REST or as a plain post, before it is checked. */
final class Submission {

	/**
	 * @param array<array-key, mixed> $inputs Input name => value as sent: `input_3`, `input_5_1`.
	 * @param string $key Of this filling of the form: it makes one entry, and its uploads belong to it.
	 * As it was sent, or else made when it was received; empty for what is only shown again.
	 */
	public function __construct(
		public readonly int $formNumber,
		public readonly array $inputs,
		public readonly string $key,
		public readonly Visitor $visitor,
		public readonly string $sourceUrl,
	) {}

	/** The filling's key as the form sends it; empty for one that has none yet. */
	public function sentKey(): string {
		return self::keyIn( $this->inputs );
	}

	/**
	 * The same of what is no submission yet.
	 *
	 * @param array<array-key, mixed> $inputs As sent.
	 */
	public static function keyIn( array $inputs ): string {
		$key = $inputs[ InputNames::KEY ] ?? '';
		return is_string( $key ) ? $key : '';
	}

	/**
	 * The same with other values for some inputs.
	 *
	 * @param array<string, mixed> $inputs
	 */
	public function with( array $inputs ): self {
		return new self( $this->formNumber, $inputs + $this->inputs, $this->key, $this->visitor, $this->sourceUrl );
	}

	/** The same with another key, which the form is shown with from now on. */
	public function withKey( string $key ): self {
		return new self(
			$this->formNumber,
			array( InputNames::KEY => $key ) + $this->inputs,
			$key,
			$this->visitor,
			$this->sourceUrl
		);
	}

	/** SHA-256 of the idempotency key: fits any sent key, and compares exactly in any collation. */
	public function keyHash(): string {
		return hash( 'sha256', $this->key );
	}

	/**
	 * Tells a repeated submission from another one under the same key by what was sent, so that it stays the same
	 * whatever became of the form since. JSON and form-encoded bodies with the same answers have the same one.
	 * Files count by what they are: a browser lists them otherwise than the page that another one goes on with.
	 * Keyed with what only the client knows in full: a password's plain hash could be guessed.
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

	/** @return list<string> Every text in a sent value, in its order. */
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
