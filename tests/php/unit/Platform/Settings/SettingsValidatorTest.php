<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Platform\Settings;

use Atoll\Engine\Contract\JsonData;
use Atoll\Platform\Settings\Checks\BoundsCheck;
use Atoll\Platform\Settings\Checks\FormatCheck;
use Atoll\Platform\Settings\Checks\LengthCheck;
use Atoll\Platform\Settings\Checks\OfferedCheck;
use Atoll\Platform\Settings\Checks\PatternCheck;
use Atoll\Platform\Settings\Checks\TypeCheck;
use Atoll\Platform\Settings\RequiredSettings;
use Atoll\Platform\Settings\SettingsValidator;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class SettingsValidatorTest extends TestCase {

	private const SETTINGS = array(
		'name'   => array( 'type' => 'string', 'maxLength' => 5 ),
		'code'   => array( 'type' => 'string', 'pattern' => '^[0-9]{4}$', 'message' => 'Four digits.' ),
		'layout' => array( 'type' => 'string', 'choices' => array( array( 'value' => 'left', 'text' => 'Left' ) ) ),
		'size'   => array( 'type' => 'integer', 'minimum' => 1, 'maximum' => 9 ),
		'ratio'  => array( 'type' => 'number', 'minimum' => 0.5 ),
		'shown'  => array( 'type' => 'boolean' ),
		'url'    => array( 'type' => 'string', 'control' => 'url' ),
		'colour' => array( 'type' => 'string', 'control' => 'colour' ),
		'phone'  => array( 'type' => 'string', 'control' => 'phone' ),
		'inner'  => array(
			'type'     => 'object',
			'settings' => array( 'colour' => array( 'type' => 'string', 'control' => 'colour' ) ),
		),
		'links'  => array(
			'type'     => 'list',
			'max'      => 2,
			'settings' => array( 'url' => array( 'type' => 'string', 'control' => 'url' ) ),
		),
	);

	#[DataProvider( 'good' )]
	public function test_takes( string $name, mixed $value ): void {
		self::assertSame( array(), $this->problems( array( $name => $value ) ) );
	}

	/** @return iterable<string, array{string, mixed}> */
	public static function good(): iterable {
		yield 'five letters, each of several bytes' => array( 'name', 'äöüéß' );
		yield 'nothing, where a pattern stands' => array( 'code', '' );
		yield 'a choice' => array( 'layout', 'left' );
		yield 'the ends of a range' => array( 'size', 9 );
		yield 'a whole number where any number may be' => array( 'ratio', 1 );
		yield 'off' => array( 'shown', false );
		yield 'a path' => array( 'url', '/contact/?a=b#c' );
		yield 'an address of the web' => array( 'url', 'https://example.com.au' );
		yield 'an anchor' => array( 'url', '#start' );
		yield 'an address to write to' => array( 'url', 'mailto:hello@example.com.au' );
		yield 'a colour in short' => array( 'colour', '#fff' );
		yield 'a colour' => array( 'colour', '#1E4d3a' );
		yield 'a short number' => array( 'phone', '13 11 11' );
		yield 'a number in letters' => array( 'phone', '1300 BROKER' );
		yield 'a local number' => array( 'phone', '9876 5432' );
		yield 'a number of the world' => array( 'phone', '+61 (2) 9876-5432' );
		yield 'an object' => array( 'inner', array( 'colour' => '#000' ) );
		yield 'a list' => array( 'links', array( array( 'url' => '/' ), array() ) );
	}

	#[DataProvider( 'bad' )]
	public function test_refuses( string $name, mixed $value, string $place, string $words ): void {
		$problems = $this->problems( array( $name => $value ) );
		self::assertSame( array( $place ), array_keys( $problems ) );
		self::assertStringContainsString( $words, $problems[ $place ] );
	}

	/** @return iterable<string, array{string, mixed, string, string}> */
	public static function bad(): iterable {
		yield 'a name that nobody described' => array( 'other', 1, 'other', 'no such setting' );
		yield 'another type' => array( 'name', array( 'x' ), 'name', 'kept here' );
		yield 'digits as text where a number is due' => array( 'size', '7', 'size', 'kept here' );
		yield 'bytes that are no text' => array( 'name', "\xff", 'name', 'kept here' );
		yield 'a control character' => array( 'name', "a\0b", 'name', 'kept here' );
		yield 'a number without end' => array( 'ratio', INF, 'ratio', 'kept here' );
		yield 'too long a text' => array( 'name', 'äöüéßx', 'name', '5 characters' );
		yield 'what does not fit the pattern' => array( 'code', '123', 'code', 'Four digits.' );
		yield 'a line break after what would fit' => array( 'code', "1234\n", 'code', 'Four digits.' );
		yield 'a choice that is not offered' => array( 'layout', 'right', 'layout', 'one of the options' );
		yield 'too small a number' => array( 'size', 0, 'size', 'from 1 to 9' );
		yield 'too small a number where nothing is too large' => array( 'ratio', 0.4, 'ratio', '0.5 or more' );
		yield 'an address that runs' => array( 'url', 'javascript:alert(1)', 'url', 'address' );
		yield 'an address of data' => array( 'url', 'data:text/html,x', 'url', 'address' );
		yield 'an address of another site in disguise' => array( 'url', '//evil.example', 'url', 'address' );
		yield 'the same with a backslash' => array( 'url', '/\\evil.example', 'url', 'address' );
		yield 'markup in an address' => array( 'url', 'https://a.example/"><script>', 'url', 'address' );
		yield 'a colour by name' => array( 'colour', 'red', 'colour', '#1e4d3a' );
		yield 'a colour that closes its rule' => array( 'colour', '#fff;}body{display:none', 'colour', '#1e4d3a' );
		yield 'letters too few for a phone number' => array( 'phone', '1300 LOAN', 'phone', 'phone number' );
		yield 'an extension' => array( 'phone', '(02) 9876 5432 ext 5', 'phone', 'phone number' );
		yield 'too few digits' => array( 'phone', '12345', 'phone', 'phone number' );
		yield 'inside an object' => array( 'inner', array( 'colour' => 'x' ), 'inner.colour', '#1e4d3a' );
		yield 'inside a list' => array(
			'links',
			array( array( 'url' => '/' ), array( 'url' => 'x y' ) ),
			'links.1.url',
			'address',
		);
		yield 'an entry that is none' => array( 'links', array( 'x' ), 'links.0', 'kept here' );
		yield 'a map where a list is due' => array( 'links', array( 'a' => array() ), 'links', 'kept here' );
		yield 'too many entries' => array( 'links', array( array(), array(), array() ), 'links', 'at most 2' );
	}

	public function test_says_all_that_is_wrong_at_once(): void {
		self::assertSame(
			array( 'name', 'size' ),
			array_keys( $this->problems( array( 'name' => 'abcdefgh', 'shown' => true, 'size' => 100 ) ) )
		);
	}

	/**
	 * @param array<string, mixed> $values
	 * @return array<string, string>
	 */
	private function problems( array $values ): array {
		$judge = new SettingsValidator(
			array(
				new TypeCheck(),
				new OfferedCheck(),
				new LengthCheck(),
				new BoundsCheck(),
				new PatternCheck(),
				new FormatCheck(),
			),
			new RequiredSettings()
		);
		return $judge->problems( new JsonData( self::SETTINGS ), $values );
	}
}
