<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads\Entries;

use Atoll\Engine\Contract\JsonData;

/**
 * List of files that a request says it has: `gform_uploaded_files`, in Gravity Forms' shape
 * `{"input_6":[{"uploaded_filename":"pay.pdf","temp_filename":"<id>"}]}`. Only a claim, to be checked.
 */
final class FileList {

	private const ID = '~\A[0-9a-f]{32}\z~';

	/** @param array<string, array<string, string>> $files Input name => public id => name. */
	private function __construct( private array $files ) {}

	public static function none(): self {
		return new self( array() );
	}

	/** @param mixed $list As sent: JSON or the decoded JSON; anything else gives an empty list. */
	public static function of( mixed $list ): self {
		$data  = JsonData::of( is_string( $list ) ? json_decode( $list, true ) : $list );
		$files = array();
		foreach ( array_keys( $data->all() ) as $input ) {
			foreach ( $data->list( (string) $input ) as $file ) {
				$id = $file->string( 'temp_filename' );
				// Files that are not complete yet have no such id.
				if ( 1 === preg_match( self::ID, $id ) ) {
					$files[ (string) $input ][ $id ] = $file->string( 'uploaded_filename' );
				}
			}
		}
		return new self( $files );
	}

	/** @return list<string> Names of the inputs that have files. */
	public function inputs(): array {
		return array_map( strval( ... ), array_keys( $this->files ) );
	}

	/** @return array<string, string> Public id => name. */
	public function ofInput( string $input ): array {
		return $this->files[ $input ] ?? array();
	}

	/** @param array<string, string> $files Public id => name. */
	public function with( string $input, array $files ): self {
		return new self( array( $input => $files ) + $this->files );
	}

	public function toJson(): string {
		$lists = array();
		foreach ( array_filter( $this->files ) as $input => $files ) {
			foreach ( $files as $id => $name ) {
				$lists[ $input ][] = array(
					'uploaded_filename' => $name,
					'temp_filename'     => (string) $id,
				);
			}
		}
		return array() === $lists ? '' : (string) wp_json_encode( $lists );
	}
}
