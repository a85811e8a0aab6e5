<?php

declare( strict_types=1 );

namespace Atoll\Platform\Http;

use Atoll\Platform\Errors\BadRequest;

/**
 * Reads form bodies without PHP's own limit: `max_input_vars` (1,000 by default) truncates `$_POST` silently, which
 * would lose answers of a long form.
 */
final class FormBody {

	/** More inputs than any form has; a body with more is an attack. */
	private const MAX_INPUTS = 20000;

	/**
	 * Returns all inputs of the current request.
	 *
	 * @return array<int|string, mixed> Unslashed.
	 * @throws BadRequest When some inputs may be missing.
	 * @throws \Atoll\Platform\Errors\TooMuchText
	 */
	public function posted(): array {
		return self::isUrlencoded() ? $this->urlencoded( self::raw() ) : $this->multipart( wp_unslash( $_POST ) );
	}

	/** Whether the current request's body is in the format that browsers use for forms without files. */
	public static function isUrlencoded(): bool {
		$type = $_SERVER['CONTENT_TYPE'] ?? ''; // Compared only.
		return is_string( $type ) && str_starts_with( strtolower( $type ), 'application/x-www-form-urlencoded' );
	}

	/** Returns the current request's raw body; empty for multipart form data. */
	public static function raw(): string {
		return (string) file_get_contents( 'php://input' );
	}

	/**
	 * @param string $body Raw body.
	 * @return array<string, mixed> Names as PHP makes them (dots become underscores); `name[]` gives a list.
	 * @throws BadRequest When there are far too many inputs.
	 */
	public function urlencoded( string $body ): array {
		if ( substr_count( $body, '&' ) >= self::MAX_INPUTS ) {
			throw $this->tooMany();
		}
		$inputs = array();
		foreach ( explode( '&', $body ) as $pair ) {
			if ( '' !== $pair ) {
				$parts = explode( '=', $pair, 2 );
				$this->add( $inputs, urldecode( $parts[0] ), urldecode( $parts[1] ?? '' ) );
			}
		}
		return $inputs;
	}

	/**
	 * Returns multipart inputs. Only PHP can read a multipart body, so one that may be truncated is refused.
	 *
	 * @param array<int|string, mixed> $parsed `$_POST`, unslashed.
	 * @return array<int|string, mixed>
	 * @throws BadRequest
	 * @throws \Atoll\Platform\Errors\TooMuchText
	 */
	public function multipart( array $parsed ): array {
		$limit = (int) ini_get( 'max_input_vars' );
		if ( $limit > 0 && count( $parsed, COUNT_RECURSIVE ) >= $limit ) {
			throw $this->tooMany();
		}
		if ( ! $parsed && self::exceedsPostLimit() ) {
			throw BadRequest::tooLarge();
		}
		TextLimit::enforce( TextLimit::measure( $parsed ) );
		return $parsed;
	}

	/** @param array<string, mixed> $inputs */
	private function add( array &$inputs, string $name, string $value ): void {
		$base = strtr( ltrim( strstr( $name, '[', true ) ?: $name ), '. ', '__' );
		if ( '' === $base ) {
			return;
		}
		if ( ! str_contains( $name, '[' ) ) {
			$inputs[ $base ] = $value;
			return;
		}
		// A list, whatever is between the brackets; none of our inputs use keys.
		$list            = is_array( $inputs[ $base ] ?? null ) ? $inputs[ $base ] : array();
		$list[]          = $value;
		$inputs[ $base ] = $list;
	}

	/** Whether the body is larger than PHP accepts. PHP then drops all of it, and only its length shows that. */
	public static function exceedsPostLimit(): bool {
		$length = is_numeric( $_SERVER['CONTENT_LENGTH'] ?? null ) ? (int) $_SERVER['CONTENT_LENGTH'] : 0;
		$limit  = wp_convert_hr_to_bytes( (string) ini_get( 'post_max_size' ) );
		return $limit > 0 && $length > $limit;
	}

	private function tooMany(): BadRequest {
		return new BadRequest( 'atoll_too_many_inputs', __( 'The form has more inputs than the server can read in this format. Nothing was stored.', 'atoll' ), 413 );
	}
}
