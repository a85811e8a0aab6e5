<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions;

use Atoll\Engine\Contract\Contract;
use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Contract\KindCheck;
use Atoll\Platform\Services\Lazy;

/**
 * Kinds of fields that other plugins provide, each a folder with a kind.json. Stored definitions have a hash of these
 * files' contents, so they are parsed and checked only when a form is compiled or edited, not when it is shown.
 */
final class ThirdPartyKinds {

	private const FILTER = 'atoll_field_kinds';

	/** Pattern of a kind's name: the plugin's name, a slash, the kind's name. Atoll's own names have no slash. */
	public const NAME = '~^[a-z][a-z0-9-]*/[a-z][a-z0-9-]*$~D';

	/** @param \Closure(): KindCheck $check Called when a form is compiled or edited. */
	public function __construct( #[Lazy( KindCheck::class )] private \Closure $check ) {}

	/** Returns a hash that changes with any of the files; empty if there are none. */
	public function hash(): string {
		$files = $this->files( $this->registered() );
		return array() === $files
			? ''
			: substr( hash( 'sha256', serialize( array_map( self::content( ... ), $files ) ) ), 0, 16 );
	}

	/** Returns the contract with these kinds; unusable ones are left out, with a notice for their authors. */
	public function in( Contract $contract ): Contract {
		$kinds      = array();
		$registered = $this->registered();
		$files      = $this->files( $registered );
		foreach ( array_keys( array_diff_key( $registered, $files ) ) as $name ) {
			self::complain( "Kind \"{$name}\": give it its plugin's name and a slash, and the path of its folder." );
		}
		foreach ( $files as $name => $file ) {
			$kind     = JsonData::of( json_decode( self::content( $file ), true ) );
			$problems = ( $this->check )()->problems( $name, $kind, $contract );
			if ( array() === $problems ) {
				$kinds[ $name ] = $kind->all();
			} else {
				self::complain( "{$file}: " . implode( '; ', $problems ) . '.' );
			}
		}
		return array() === $kinds ? $contract : $contract->with( $kinds, $this->hash() );
	}

	/** @return array<array-key, mixed> Keys are numbers if a plugin returns a list by mistake. */
	private function registered(): array {
		return JsonData::of( apply_filters( self::FILTER, array() ) )->all();
	}

	/**
	 * @param array<array-key, mixed> $registered
	 * @return array<string, string> Paths of kind.json files by kind.
	 */
	private function files( array $registered ): array {
		$files = array();
		foreach ( $registered as $name => $folder ) {
			if ( is_string( $folder ) && is_string( $name ) && 1 === preg_match( self::NAME, $name ) ) {
				$files[ $name ] = "{$folder}/kind.json";
			}
		}
		return $files;
	}

	private static function complain( string $message ): void {
		_doing_it_wrong( self::FILTER, esc_html( $message ), '0.8.0' );
	}

	private static function content( string $file ): string {
		return is_readable( $file ) ? (string) file_get_contents( $file ) : '';
	}
}
