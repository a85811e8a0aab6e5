<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Platform\Settings;

use Atoll\Engine\Contract\JsonData;
use Atoll\Platform\Settings\Checks\FormatCheck;
use Atoll\Platform\Settings\Checks\TypeCheck;
use Atoll\Platform\Settings\HiddenSettings;
use Atoll\Platform\Settings\RequiredSettings;
use Atoll\Platform\Settings\SettingsValidator;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** What `when` hides keeps nobody from saving. */
final class HiddenSettingsTest extends TestCase {

	private const SETTINGS = array(
		'kind' => array(
			'type'    => 'string',
			'default' => 'phone',
			'choices' => array( array( 'value' => 'link' ), array( 'value' => 'phone' ) ),
		),
		'url'  => array(
			'type'    => 'string',
			'control' => 'url',
			'default' => '',
			'when'    => array( 'kind' => array( 'link' ) ),
		),
		'name' => array(
			'type'    => 'string',
			'default' => '',
			'needed'  => array( 'when' => array( 'kind' => array( 'phone' ) ), 'message' => 'Whom?' ),
		),
	);

	/**
	 * @param array<string, mixed> $input
	 * @param array<string, mixed> $stored
	 * @param array<string, mixed> $kept
	 */
	#[DataProvider( 'cases' )]
	public function test_keeps( array $input, array $stored, array $kept ): void {
		$settings = new JsonData(
			self::SETTINGS + array(
				'inner' => array( 'type' => 'object', 'settings' => self::SETTINGS ),
				'list'  => array( 'type' => 'list', 'settings' => self::SETTINGS ),
			)
		);
		$hidden   = new HiddenSettings(
			new SettingsValidator( array( new TypeCheck(), new FormatCheck() ), new RequiredSettings() )
		);
		self::assertSame( $kept, $hidden->withoutInvalid( $settings, $input, $stored ) );
	}

	/** @return iterable<string, array{array<string, mixed>, array<string, mixed>, array<string, mixed>}> */
	public static function cases(): iterable {
		$hidden = array( 'kind' => 'phone', 'url' => 'no url' );
		$shown  = array( 'kind' => 'link', 'url' => 'no url' );
		$rest   = array( 'kind' => 'phone' );
		yield 'nothing wrong that is hidden' => array( $hidden, array(), $rest );
		yield 'nothing wrong that is hidden in an object' => array(
			array( 'inner' => $hidden ),
			array(),
			array( 'inner' => $rest ),
		);
		yield 'nothing wrong that is hidden in an entry of a list' => array(
			array( 'list' => array( $shown, $hidden ) ),
			array(),
			array( 'list' => array( $shown, $rest ) ),
		);
		yield 'what is right, also where it is hidden' => array(
			array( 'kind' => 'phone', 'url' => '/about/' ),
			array(),
			array( 'kind' => 'phone', 'url' => '/about/' ),
		);
		yield 'what is shown, to be judged' => array( $shown, array(), $shown );
		yield 'what is shown by what is kept already' => array(
			array( 'url' => 'no url', 'inner' => array( 'url' => 'no url' ) ),
			array( 'kind' => 'link', 'inner' => array( 'kind' => 'link' ) ),
			array( 'url' => 'no url', 'inner' => array( 'url' => 'no url' ) ),
		);
		yield 'nothing wrong that the default hides' => array( array( 'url' => 'no url' ), array(), array() );
		yield 'names that nobody described' => array( array( 'other' => 1 ), array(), array( 'other' => 1 ) );
		yield 'what is no object and no entry' => array(
			array( 'inner' => 'x', 'list' => array( 'x' ) ),
			array(),
			array( 'inner' => 'x', 'list' => array( 'x' ) ),
		);
	}
}
