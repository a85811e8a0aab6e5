<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\Posting;

use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\Form;
use Atoll\Engine\FormAnswers\Answers;
use Atoll\Engine\Formats\Text;
use Atoll\Forms\Submission\AdditionalAnswers;
use Atoll\Forms\Submission\AnswerSource;
use Atoll\Forms\Submission\Submission;
use Atoll\Platform\Access\Encryption\TextEncryption;

/**
 * Encrypts values of secret fields, such as passwords, when a form without JavaScript is shown again: they are never
 * printed, but sent along in a hidden input that only this site can read, for a day. A newly typed value replaces them.
 */
final class EncryptedPasswords implements AnswerSource {

	private const PREFIX   = 'atoll_kept_';
	private const LIFETIME = 86400;

	/** @param \Closure(): int $clock Seconds since the epoch. */
	public function __construct( private TextEncryption $encryption, private \Closure $clock ) {}

	public function read( Form $form, Submission $submission ): AdditionalAnswers {
		$inputs = array();
		foreach ( $form->secretFields() as $field ) {
			$sealed = $submission->inputs[ self::PREFIX . $field->id ] ?? '';
			$text   = is_string( $sealed ) && ! $this->isTyped( $field, $submission )
				? $this->open( $sealed, $form, $field )
				: '';
			if ( '' !== $text ) {
				foreach ( $field->inputs as $input ) {
					$inputs[ $input->name ] = $text;
				}
			}
		}
		return new AdditionalAnswers( $inputs ); // A password that can no longer be decrypted counts as missing.
	}

	/**
	 * Returns the hidden inputs of a form that is shown again.
	 *
	 * @return array<string, string>
	 */
	public function hiddenInputs( Form $form, ?Answers $answers ): array {
		$inputs = array();
		foreach ( $form->secretFields() as $field ) {
			$value = $answers?->value( $field->id ) ?? '';
			// A password and a confirmation that differ come as two lines: both must be typed again.
			if ( is_string( $value ) && ! Text::isBlank( $value ) && ! str_contains( $value, "\n" ) ) {
				$inputs[ self::PREFIX . $field->id ] = $this->seal( $value, $form, $field );
			}
		}
		return $inputs;
	}

	/**
	 * @param array<string, mixed> $hiddenInputs Hidden inputs of a form, by name.
	 * @param array<int, string>   $messages     Errors by field id: a rejected value must be typed again.
	 * @return list<int> Ids of the fields that need not be answered again.
	 */
	public static function givenIn( array $hiddenInputs, array $messages ): array {
		$given = array();
		foreach ( array_keys( $hiddenInputs ) as $name ) {
			if ( str_starts_with( $name, self::PREFIX ) ) {
				$given[] = (int) substr( $name, strlen( self::PREFIX ) );
			}
		}
		return array_values( array_diff( $given, array_keys( $messages ) ) );
	}

	private function isTyped( Field $field, Submission $submission ): bool {
		foreach ( $field->inputs as $input ) {
			if ( '' !== ( $submission->inputs[ $input->name ] ?? '' ) ) {
				return true;
			}
		}
		return false;
	}

	private function seal( string $text, Form $form, Field $field ): string {
		return $this->encryption->seal(
			(string) wp_json_encode( array( $text, ( $this->clock )() + self::LIFETIME ) ),
			$this->context( $form, $field )
		);
	}

	/** Returns an empty string if it cannot be decrypted or has expired. */
	private function open( string $sealed, Form $form, Field $field ): string {
		$json   = $this->encryption->open( $sealed, $this->context( $form, $field ) ) ?? '';
		$opened = JsonData::of( json_decode( $json, true ) );
		return $opened->int( '1' ) >= ( $this->clock )() ? $opened->string( '0' ) : '';
	}

	private function context( Form $form, Field $field ): string {
		return "kept secret of form {$form->id()} field {$field->id}";
	}
}
