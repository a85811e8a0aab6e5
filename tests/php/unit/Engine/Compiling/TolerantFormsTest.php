<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Engine\Compiling;

use Atoll\Tests\Conformance\Workbench;
use PHPUnit\Framework\TestCase;

/** What is wrong with a form that came from elsewhere is a warning, and keeps nobody from publishing it. */
final class TolerantFormsTest extends TestCase {

	public function test_what_a_form_keeps_from_elsewhere_is_said_and_keeps_nobody_from_publishing(): void {
		$nowhere = array( 'rules' => array( array( 'fieldId' => '9', 'operator' => 'sounds_like', 'value' => 'x' ) ) );
		$attempt = ( new Workbench() )->compiler->attempt(
			array(
				'tolerant' => true,
				'fields'   => array(
					array( 'id' => 1, 'kind' => 'text', 'label' => 'Job', 'conditionalLogic' => $nowhere ),
				),
			),
			1,
			1
		);

		self::assertSame( array(), $attempt->problems );
		self::assertCount( 2, $attempt->warnings );
		self::assertSame(
			array( 1, 'conditionalLogic' ),
			array( $attempt->warnings[0]->field, $attempt->warnings[0]->setting )
		);
	}

	public function test_mail_confirmations_and_formulas_from_elsewhere_are_checked_too(): void {
		$source  = array(
			'fields'        => array(
				array( 'id' => 1, 'kind' => 'number', 'label' => 'A' ),
				array( 'id' => 2, 'kind' => 'number', 'label' => 'B', 'calculationFormula' => '{A:1} *' ),
			),
			'notifications' => array( array( 'id' => 'a', 'to' => '' ) ),
			'confirmations' => array( array( 'id' => 'c', 'type' => 'redirect', 'url' => '' ) ),
		);
		$kept    = ( new Workbench() )->compiler->attempt( array( 'tolerant' => true ) + $source, 1, 1 );
		$refused = ( new Workbench() )->compiler->attempt( $source, 1, 1 );

		self::assertSame( array(), $kept->problems );
		self::assertSame(
			array( 'calculationFormula', 'notifications.a', 'confirmations.c' ),
			array_column( $kept->warnings, 'setting' )
		);
		self::assertEquals( $kept->warnings, $refused->problems );
	}

	public function test_a_schedule_and_a_limit_from_elsewhere_that_cannot_work_are_said_and_bound_nobody(): void {
		$source  = array(
			'fields'            => array( array( 'id' => 1, 'kind' => 'text', 'label' => 'Job' ) ),
			'scheduleForm'      => true,
			'scheduleStart'     => 'next spring',
			'limitEntries'      => true,
			'limitEntriesCount' => 'few',
		);
		$kept    = ( new Workbench() )->compiler->attempt( array( 'tolerant' => true ) + $source, 1, 1 );
		$refused = ( new Workbench() )->compiler->attempt( $source, 1, 1 );

		self::assertSame( array(), $kept->problems );
		self::assertSame( array( 'scheduleStart', 'limitEntriesCount' ), array_column( $kept->warnings, 'setting' ) );
		self::assertEquals( $kept->warnings, $refused->problems );
		self::assertSame( '', $kept->definition['admission']['schedule']['start'] );
		self::assertArrayNotHasKey( 'limit', $kept->definition['admission'] );
	}
}
