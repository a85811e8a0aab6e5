<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Roles;

use Atoll\Forms\Entries\Entry;

/** Blocks that show somebody their own things, on a page that is for everybody. */
final class BlocksTest extends RolesTestCase {

	private const TITLE = 'Blocks, on a public page';

	public function test_every_block_that_tells_people_apart_is_in_the_table(): void {
		$entry  = $this->application();
		$apart  = array();
		$blocks = array_filter(
			array_keys( \WP_Block_Type_Registry::get_instance()->get_all_registered() ),
			static fn( string $name ): bool => str_starts_with( $name, 'atoll/' )
		);
		foreach ( $blocks as $block ) {
			$this->shown( $block, 0, $entry->formNumber ); // Some print more the first time.
			if (
				$this->shown( $block, 0, $entry->formNumber )
					!== $this->shown( $block, $this->client, $entry->formNumber )
			) {
				$apart[] = $block;
			}
		}
		$this->assertEqualsCanonicalizing( array_keys( self::part( self::TITLE ) ), $apart );
	}

	public function test_they_show_everybody_what_is_theirs(): void {
		$entry = $this->application();
		foreach ( self::part( self::TITLE ) as $name => $words ) {
			$page = add_query_arg(
				'entry',
				(string) $entry->id,
				(string) get_permalink( $this->portalPage( $this->block( $name, $entry->formNumber ), false ) )
			);
			$said = array();
			foreach ( array_keys( $words ) as $who ) {
				$answer       = $this->browser( $who )->get( $page );
				// A theme may list all pages.
				$content      = (string) preg_replace( '~<nav.*?</nav>~s', '', $answer->body );
				$login        = 'visitor' === $who && str_contains( $content, "href=\"{$this->login}" )
					? 'log in'
					: 'own';
				$said[ $who ] = $this->isTheirs( $answer->body, $entry ) ? 'yes' : $login;
				$this->assertSame(
					'visitor' !== $who,
					str_contains( $answer->header( 'Cache-Control' ), 'no-store' ),
					"{$who}: {$name}"
				);
			}
			$this->assertSame( $words, $said, $name );
		}
	}

	private function shown( string $block, int $user, int $form ): string {
		wp_set_current_user( $user );
		$html = do_blocks( $this->block( $block, $form ) );
		wp_set_current_user( 0 );
		return (string) preg_replace( '/\d+|[0-9a-f]{10,}/', '', $html );
	}

	private function block( string $name, int $form ): string {
		return "<!-- wp:{$name} " . wp_json_encode( array( 'formId' => $form ) ) . ' /-->';
	}

	/** Whether something of the client's stands in it: what they typed, or the way to their application. */
	private function isTheirs( string $html, Entry $entry ): bool {
		return str_contains( $html, self::MARK )
			|| str_contains( html_entity_decode( $html ), $this->url( $entry->id ) );
	}
}
