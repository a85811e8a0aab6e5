<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Site\Style;

use Atoll\Engine\Contract\JsonData;
use Atoll\Platform\Settings\SettingValues;
use Atoll\Site\Style\SiteStyleSheet;
use Atoll\Site\Style\StyleValues;
use PHPUnit\Framework\TestCase;

/** What settings become in a style sheet. */
final class StyleValuesTest extends TestCase {

	private const ROOT = __DIR__ . '/../../../../..';

	public function test_the_theme_as_it_is_needs_no_words(): void {
		self::assertSame( '', $this->sheet( array() ) );
		self::assertSame( array( 'small' => '1rem' ), $this->styles( array() )->sizes( array( 'small' => '1rem' ) ) );
	}

	public function test_the_defaults_are_the_colours_of_the_theme(): void {
		$theme   = json_decode( (string) file_get_contents( self::ROOT . '/plugin/theme/atoll/theme.json' ), true );
		$palette = array_column( $theme['settings']['color']['palette'], 'color', 'slug' );
		foreach ( $this->styles( array() )->day->bySlug() as $slug => $colour ) {
			self::assertSame( $palette[ $slug ], $colour, $slug );
		}
		$night = (string) file_get_contents( self::ROOT . '/src/styles/night.css' );
		foreach ( $this->styles( array() )->standardNight->bySlug() as $slug => $colour ) {
			self::assertStringContainsString( "--wp--preset--color--{$slug}: {$colour};", $night );
		}
		self::assertStringContainsString( '--atoll-control-line: #7f9388;', $night );
	}

	public function test_who_edits_chooses_from_the_colours_that_turn_with_the_night(): void {
		$theme = json_decode( (string) file_get_contents( self::ROOT . '/plugin/theme/atoll/theme.json' ), true );
		self::assertFalse( $theme['settings']['color']['custom'] ?? true );
		self::assertFalse( $theme['settings']['color']['customGradient'] ?? true );
	}

	public function test_on_a_ground_that_an_editor_mixed_it_stays_day(): void {
		$night = (string) file_get_contents( self::ROOT . '/src/styles/night.css' );
		$day   = $this->styles( array() )->day->bySlug();
		unset( $day['banksia'] ); // Buttons and their letters are as by night.
		foreach ( $day as $slug => $colour ) {
			self::assertStringContainsString( "--wp--preset--color--{$slug}: {$colour};", $night );
		}
	}

	public function test_on_such_a_ground_the_colours_are_those_of_the_day_that_the_site_chose(): void {
		$ground = $this->ground( array( 'colours' => array( 'ink' => '#3a1020', 'line' => '#884455' ) ) );
		self::assertSame( '--wp--preset--color--ink:#3a1020;--atoll-control-line:#884455', $ground );
	}

	public function test_a_button_on_such_a_ground_has_the_letters_of_its_day(): void {
		$ground = $this->ground(
			array( 'colours' => array( 'gold' => '#ffcc00' ), 'darkColours' => array( 'gold' => '#223355' ) )
		);
		self::assertStringContainsString( '--wp--preset--color--banksia:#ffcc00', $ground );
		self::assertStringContainsString( '--atoll-on-gold:#15241c', $ground );
		self::assertStringContainsString( '--atoll-gold-strong:', $ground );
	}

	public function test_styles_that_are_tried_show_such_a_ground_by_day_whatever_is_saved(): void {
		$css = ( new SiteStyleSheet() )->ofPreview( $this->styles( array() ), array(), array() );
		self::assertStringContainsString( '--wp--preset--color--ink:#15241c', $this->groundIn( $css ) );
	}

	public function test_the_night_follows_the_day_where_nobody_chose(): void {
		$styles = $this->styles( array( 'colours' => array( 'accent' => '#5a1e4d' ) ) );
		self::assertNotSame( '#a9d6bc', $styles->night?->bySlug()['eucalyptus'] );
		self::assertGreaterThanOrEqual(
			7.0,
			$styles->night?->colour( 'accent' )->contrast( $styles->night->colour( 'paper' ) )
		);
	}

	public function test_what_was_chosen_for_the_night_stands(): void {
		$styles = $this->styles(
			array( 'colours' => array( 'accent' => '#5a1e4d' ), 'darkColours' => array( 'accent' => '#ffccee' ) )
		);
		self::assertSame( '#ffccee', $styles->night?->bySlug()['eucalyptus'] );
	}

	public function test_letters_on_a_dark_button_turn_white_by_day_and_dark_by_night(): void {
		$css = $this->sheet( array( 'colours' => array( 'gold' => '#223355' ) ) );
		self::assertStringContainsString( '--atoll-on-gold:#ffffff', explode( '@media', $css )[0] );
		self::assertStringContainsString( '--atoll-on-gold:#15241c', explode( '@media', $css )[1] );
	}

	public function test_sizes_grow_as_a_whole_and_apart(): void {
		$sizes = $this->styles( array( 'typography' => array( 'baseSize' => 20, 'scale' => 1.3 ) ) )->sizes(
			array( 'medium' => '1rem', 'display' => 'clamp(1rem, 2vw, 3rem)' )
		);
		self::assertSame(
			array( 'medium' => 'calc(1rem * 1.111)', 'display' => 'calc(clamp(1rem, 2vw, 3rem) * 1.3)' ),
			$sizes
		);
	}

	/**
	 * What is declared by night on grounds that an editor mixed.
	 *
	 * @param array<string, mixed> $values
	 */
	private function ground( array $values ): string {
		return $this->groundIn( $this->sheet( $values ) );
	}

	/** By the selectors of src/styles/night.css, after the night itself. */
	private function groundIn( string $css ): string {
		$sheet = (string) file_get_contents( self::ROOT . '/src/styles/night.css' );
		self::assertSame( 1, preg_match( '/^\t(:where[^{]*) \{\s+color-scheme: light;/m', $sheet, $found ) );
		$selector = preg_replace( '/\n\t+/', '', $found[1] );
		self::assertSame(
			1,
			preg_match( '/@media.*}' . preg_quote( (string) $selector, '/' ) . '{([^}]+)}}$/', $css, $rule )
		);
		return $rule[1];
	}

	/** @param array<string, mixed> $values */
	private function sheet( array $values ): string {
		return ( new SiteStyleSheet() )->ofPage( $this->styles( $values ) );
	}

	/** @param array<string, mixed> $values */
	private function styles( array $values ): StyleValues {
		$shape     = JsonData::of( require self::ROOT . '/plugin/build/settings-shapes.php' )->map( 'styles' );
		$completed = static fn( array $given ): JsonData => new JsonData(
			( new SettingValues() )->completed( $shape, $given )
		);
		return new StyleValues( $shape, $completed( $values ), $completed( array() ) );
	}
}
