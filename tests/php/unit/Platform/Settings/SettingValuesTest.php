<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Platform\Settings;

use Atoll\Engine\Contract\JsonData;
use Atoll\Platform\Settings\SettingValues;
use PHPUnit\Framework\TestCase;

final class SettingValuesTest extends TestCase {

	private const SHAPE = array(
		'phone'  => array( 'type' => 'string', 'default' => '13 11 11' ),
		'layout' => array( 'type' => 'string', 'default' => 'left', 'values' => array( 'left', 'center' ) ),
		'shown'  => array( 'type' => 'boolean', 'default' => true ),
		'inner'  => array(
			'type'     => 'object',
			'settings' => array( 'size' => array( 'type' => 'integer', 'default' => 4 ) ),
		),
		'links'  => array(
			'type'     => 'list',
			'default'  => array(),
			'settings' => array( 'text' => array( 'type' => 'string', 'default' => '' ) ),
		),
	);

	public function test_what_was_never_set_has_its_default(): void {
		self::assertSame(
			array(
				'phone'  => '13 11 11',
				'layout' => 'left',
				'shown'  => true,
				'inner'  => array( 'size' => 4 ),
				'links'  => array(),
			),
			$this->completed( false )
		);
	}

	public function test_what_was_set_is_kept_also_inside_groups_and_lists(): void {
		$values = $this->completed(
			array(
				'phone' => '',
				'shown' => false,
				'inner' => array( 'size' => 9 ),
				'links' => array( array( 'text' => 'Home' ), array() ),
			)
		);
		self::assertSame( '', $values['phone'] );
		self::assertFalse( $values['shown'] );
		self::assertSame( array( 'size' => 9 ), $values['inner'] );
		self::assertSame( array( array( 'text' => 'Home' ), array( 'text' => '' ) ), $values['links'] );
	}

	public function test_another_type_another_choice_and_another_name_read_as_unset(): void {
		$values = $this->completed(
			array( 'phone' => array( 'x' ), 'layout' => 'sideways', 'inner' => 'none', 'surprise' => 1 )
		);
		self::assertSame( '13 11 11', $values['phone'] );
		self::assertSame( 'left', $values['layout'] );
		self::assertSame( array( 'size' => 4 ), $values['inner'] );
		self::assertArrayNotHasKey( 'surprise', $values );
	}

	/** @return array<string, mixed> */
	private function completed( mixed $stored ): array {
		return ( new SettingValues() )->completed( new JsonData( self::SHAPE ), $stored );
	}
}
