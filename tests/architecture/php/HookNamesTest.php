<?php

declare( strict_types=1 );

namespace Atoll\Tests\Architecture;

use PHPUnit\Framework\TestCase;

require_once __DIR__ . '/PhpFile.php';
require_once __DIR__ . '/Php.php';

/** The name of a hook that one part fires and another handles is a constant of the provider that handles it. */
final class HookNamesTest extends TestCase {

	/** Names that look like hooks but are not: an option of existing sites, an input of a form. */
	private const ELSE = array( 'Admin/SetUp/SetUpState.php', 'Admin/ImportExport/Tabs/ImportTab.php' );

	public function test_each_exception_is_there(): void {
		$this->assertSame( array(), Php::missing( self::ELSE ) );
	}

	/** The names in docs/hooks.md are public, so they may be literals. */
	public function test_no_provider_listens_to_a_name_of_ours_by_its_letters(): void {
		$promised = (string) file_get_contents( Php::ROOT . '/../docs/hooks.md' );
		$pattern  = "~->(?:action|filter)\\(\\s*'(?:admin_post_|wp_ajax_)?(?:nopriv_)?(atoll_\\w+)'~";
		$this->assertSame(
			'',
			Php::problems(
				static fn( PhpFile $file ): ?string => 1 === preg_match( $pattern, self::text( $file ), $found )
					&& ! str_contains( $promised, "### `{$found[1]}`" )
					? "listens to '{$found[1]}'. Give it a constant of the provider, and let who fires it use that."
					: null
			)
		);
	}

	public function test_no_class_spells_a_name_that_a_provider_owns(): void {
		$owned = array();
		foreach ( Php::files() as $file ) {
			if ( str_ends_with( $file->path, 'Provider.php' ) ) {
				preg_match_all( "~const \\w+ += '(atoll_\\w+)'~", self::text( $file ), $found );
				$owned = array( ...$owned, ...$found[1] );
			}
		}
		$this->assertGreaterThan( 8, count( $owned ) );
		$pattern = "~'(?:admin_post_|wp_ajax_)?(?:nopriv_)?(" . implode( '|', $owned ) . ")'~";
		$this->assertSame(
			'',
			Php::problems(
				static fn( PhpFile $file ): ?string => ! in_array( $file->path, self::ELSE, true )
					&& preg_match_all( $pattern, self::text( $file ), $found ) > (
						str_ends_with( $file->path, 'Provider.php' ) ? count( array_unique( $found[1] ) ) : 0
					)
					? "spells '{$found[1][0]}'. Its provider has a constant for it."
					: null
			)
		);
	}

	private static function text( PhpFile $file ): string {
		return (string) file_get_contents( Php::ROOT . '/' . $file->path );
	}
}
