<?php

declare( strict_types=1 );

namespace Atoll\Uploads;

use Atoll\Trouble\UploadRefused;

/** Files of the present request that were not taken, until somebody is told. */
final class Refusals {

	/** @var array<int, string> */
	private array $messages = array();

	/** @param string $name As it was sent. */
	public function add( int $fieldId, string $name, UploadRefused $refused ): void {
		/* translators: 1: name of a file, 2: why it was not taken. */
		$text                       = sprintf( __( '%1$s - %2$s', 'atoll' ), mb_scrub( $name, 'UTF-8' ), $refused->getMessage() );
		$this->messages[ $fieldId ] = ltrim( ( $this->messages[ $fieldId ] ?? '' ) . ' ' . $text );
	}

	/** @return array<int, string> By field id. */
	public function messages(): array {
		return $this->messages;
	}
}
