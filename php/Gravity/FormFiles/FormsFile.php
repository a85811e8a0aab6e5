<?php

declare( strict_types=1 );

namespace Atoll\Gravity\FormFiles;

use Atoll\Engine\Formats\FileSize;
use Atoll\Gravity\Forms\JsonObjectPaths;
use Atoll\Gravity\LooseValues;
use Atoll\Platform\Errors\BadRequest;

/**
 * Forms of a file that Gravity Forms or Atoll exported: `{"0": {…}, "1": {…}, "version": "2.8"}`, a list of forms, a
 * single form, or any of these wrapped in another object (`{"forms": …}`, `{"form": …}`).
 */
final class FormsFile {

	/** Maximum size in bytes; fifty large forms take about three million. */
	public const MAX_BYTES = 20971520;

	/** Maximum nesting of the JSON, far deeper than the fields and conditions of any form. */
	private const MAX_DEPTH = 64;

	private const WRAPPERS = array( 'forms', 'form', 'data' );

	/**
	 * @param list<array<string, mixed>> $forms   Includes what {@see JsonObjectPaths} needs to export them unchanged.
	 * @param string                     $version Version of Gravity Forms that wrote the file; empty if unknown.
	 */
	private function __construct( public readonly array $forms, public readonly string $version ) {}

	/** @throws BadRequest When the file cannot be read, or has no form. */
	public static function read( string $text ): self {
		if ( strlen( $text ) > self::MAX_BYTES ) {
			throw self::tooLarge();
		}
		$text  = self::withoutByteOrderMark( $text );
		$file  = self::decode( $text );
		$forms = self::forms( $file );
		if ( array() === $forms ) {
			throw new BadRequest( 'atoll_no_forms', __( 'There is no form in this file. In Gravity Forms, choose Import/Export, then Export Forms.', 'atoll' ), 422 );
		}
		$version = $file instanceof \stdClass ? LooseValues::text( $file->version ?? '' ) : '';
		return new self( array_map( static fn( \stdClass $form ) => self::map( $form, $version ), $forms ), $version );
	}

	public static function tooLarge(): BadRequest {
		return new BadRequest(
			'atoll_file_too_large',
			/* translators: %s: a size, such as "20 MB". */
			sprintf( __( 'This file is larger than %s. Export fewer forms at a time.', 'atoll' ), FileSize::text( self::MAX_BYTES ) ),
			413
		);
	}

	/** Removes the byte order mark that some editors put at the start of a file. */
	private static function withoutByteOrderMark( string $text ): string {
		return str_starts_with( $text, "\xEF\xBB\xBF" ) ? substr( $text, 3 ) : $text;
	}

	private static function decode( string $text ): mixed {
		$file  = json_decode( $text, false, self::MAX_DEPTH );
		$error = json_last_error();
		if ( JSON_ERROR_NONE === $error ) {
			return $file;
		}
		if ( str_starts_with( ltrim( $text ), '<?xml' ) ) {
			throw new BadRequest( 'atoll_file_is_xml', __( 'This is an export of a very old Gravity Forms, in XML. Update Gravity Forms there, then export the forms again.', 'atoll' ), 422 );
		}
		throw JSON_ERROR_DEPTH === $error
			? new BadRequest( 'atoll_file_too_deep', __( 'This file is nested deeper than any form is, so nothing was imported.', 'atoll' ), 422 )
			/* translators: %s: what the reader of JSON says, such as "Syntax error". */
			: new BadRequest( 'atoll_file_not_json', sprintf( __( 'This file cannot be read as JSON (%s). Perhaps it was cut or changed on the way: export the forms again.', 'atoll' ), json_last_error_msg() ), 422 );
	}

	/** @return list<\stdClass> */
	private static function forms( mixed $file ): array {
		if ( self::isForm( $file ) ) {
			return array( $file );
		}
		$parts = $file instanceof \stdClass ? get_object_vars( $file ) : ( is_array( $file ) ? $file : array() );
		$forms = array_values( array_filter( $parts, self::isForm( ... ) ) );
		foreach ( array() === $forms ? self::WRAPPERS : array() as $name ) {
			if ( isset( $parts[ $name ] ) && array() === $forms ) {
				$forms = self::forms( $parts[ $name ] );
			}
		}
		return $forms;
	}

	/** @phpstan-assert-if-true =\stdClass $value */
	private static function isForm( mixed $value ): bool {
		return $value instanceof \stdClass && is_array( $value->fields ?? null ) && is_string( $value->title ?? null );
	}

	/**
	 * Gives the form the file's version if it has none itself: it was then last saved by a very old Gravity Forms.
	 * Forms made in Atoll are told apart by `entrySave`, which they always have.
	 *
	 * @return array<string, mixed>
	 */
	private static function map( \stdClass $form, string $version ): array {
		$map   = LooseValues::map( json_decode( (string) json_encode( $form ), true ) );
		$isOld = ! isset( $map['version'] ) && ! array_key_exists( 'entrySave', $map ) && '' !== $version;
		return $map + ( $isOld ? array( 'version' => $version ) : array() )
			+ array_filter( array( JsonObjectPaths::KEY => ( new JsonObjectPaths() )->find( $form ) ) );
	}
}
