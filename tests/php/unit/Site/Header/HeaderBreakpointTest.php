<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Site\Header;

use Atoll\Site\Header\HeaderBreakpoint;
use Atoll\Site\Header\HeaderContents;
use Atoll\Site\Header\HeaderCta;
use Atoll\Site\Menu\MenuItem;
use PHPUnit\Framework\TestCase;

final class HeaderBreakpointTest extends TestCase {

	public function test_a_short_bar_begins_at_992_pixels(): void {
		self::assertSame( 'from-992', $this->room( 4 ) );
	}

	public function test_a_longer_one_at_1200(): void {
		self::assertSame( 'from-1200', $this->room( 6, array( 'Start an enquiry' ) ) );
	}

	public function test_three_calls_to_action_move_it_together(): void {
		self::assertSame( 'tight', $this->room( 4, array( '1800 975 707', 'Our services', 'Start an enquiry' ) ) );
	}

	public function test_one_that_fits_neither_has_the_button_at_every_width(): void {
		self::assertSame( 'compact', $this->room( 12 ) );
	}

	public function test_letters_are_counted_and_not_bytes_or_tags(): void {
		$wide = $this->room( 5, array( '<a href="https://example.com/a/very/long/address/that/nobody/sees/in/the/bar">Ask</a>' ) );
		self::assertSame( $this->room( 5, array( 'Ask' ) ), $wide );
		$items = new HeaderContents( $this->items( 4 ), array(), '' );
		self::assertSame(
			( new HeaderBreakpoint() )->modifier( 'Aeaeaeae', $items ),
			( new HeaderBreakpoint() )->modifier( 'Ääääääää', $items )
		);
	}

	/** @param list<string> $ctas */
	private function room( int $entries, array $ctas = array() ): string {
		$ctas = array_map( static fn( string $html ) => new HeaderCta( $html ), $ctas );
		return ( new HeaderBreakpoint() )->modifier(
			'Banksia Finance',
			new HeaderContents( $this->items( $entries ), $ctas, '' )
		);
	}

	/** @return list<MenuItem> */
	private function items( int $number ): array {
		return array_fill( 0, $number, new MenuItem( 1, 'Services', '/services/' ) );
	}
}
