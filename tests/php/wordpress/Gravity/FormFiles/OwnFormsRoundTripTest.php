<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\FormFiles;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Definitions\Storage\FormWriter;
use Atoll\Gravity\FormFiles\FormExport;
use Atoll\Tests\WordPress\Gravity\InterchangeTestCase;
use Atoll\Tests\WordPress\Support\Inside;
use PHPUnit\Framework\Attributes\DataProvider;

/** A form of ours comes back as it left. */
final class OwnFormsRoundTripTest extends InterchangeTestCase {

	#[DataProvider( 'own' )]
	public function test_a_form_of_our_own_comes_back_as_it_left( array $source ): void {
		$this->actAs( 'administrator' );
		$form   = Inside::get( FormWriter::class )->create( $source );
		$first  = Inside::get( FormExport::class )->file( array( $form->number ) );
		$stored = $this->source( $form->postId );
		wp_delete_post( $form->postId, true );
		$again  = $this->importFile( $first )[0];

		$this->assertSame( $form->number, $again->number );
		$this->assertSame(
			self::canonical( json_decode( $first ) ),
			self::canonical( json_decode( Inside::get( FormExport::class )->file( array( $again->number ) ) ) )
		);
		$this->assertEquals(
			$stored,
			$this->source( Inside::get( FormRepository::class )->findAny( $again->number )->postId )
		);
	}

	public function test_a_date_in_the_usual_format_is_written_with_it_and_nothing_false_is_told_of_it(): void {
		$this->actAs( 'administrator' );
		$date = array( 'id' => 3, 'kind' => 'date', 'page' => 0, 'label' => 'Born' );
		$form = Inside::get( FormWriter::class )->create( array( 'title' => 'Dates', 'fields' => array( $date ) ) );
		$file = Inside::get( FormExport::class )->file( array( $form->number ) );
		$this->assertSame( 'dmy', json_decode( $file, true )[0]['fields'][0]['dateFormat'] ?? '' );
		$this->assertSame( array(), $this->importFile( $file )[0]->differences );
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function own(): iterable {
		$name   = array(
			'id'              => 1,
			'kind'            => 'text',
			'page'            => 0,
			'label'           => 'Name',
			'required'        => true,
			'minLength'       => 2,
			'columnSpan'      => 6,
			'ofALaterVersion' => array( 'kept' => true ),
		);
		$button = array( 'id' => 9, 'kind' => 'submitButton', 'page' => 0, 'label' => 'Send', 'cssClass' => 'wide' );
		yield 'a page' => array(
			array(
				'title'       => 'One & only',
				'nextFieldId' => 12,
				'entrySave'   => true,
				'spam'        => array( 'minimum' => 3 ),
				'fields'      => array( $name, $button ),
			),
		);
		$date = array( 'id' => 3, 'kind' => 'date', 'page' => 0, 'label' => 'Born' );
		yield 'a date' => array( array( 'title' => 'Dates', 'fields' => array( $date, $button ) ) );
		yield 'answers to check' => array(
			array(
				'title'  => 'Checked',
				'fields' => array(
					$name,
					array(
						'id'          => 4,
						'kind'        => 'review',
						'page'        => 0,
						'label'       => 'Check your answers',
						'description' => 'Please.',
					),
					$button,
				),
			),
		);
		yield 'closed, with limits' => array(
			array(
				'title'             => 'Closed',
				'isActive'          => false,
				'retentionDays'     => 0,
				'preventIP'         => true,
				'limitEntries'      => true,
				'limitEntriesCount' => 5,
				'scheduleForm'      => true,
				'scheduleEnd'       => '2026-12-31T23:59:00',
				'fields'            => array( $name, $button ),
			),
		);
		yield 'pages, and logic' => array(
			array(
				'title'         => 'Two pages',
				'pageList'      => array(
					array( 'title' => 'You', 'next' => array( 'text' => 'On' ), 'previous' => array( 'text' => '' ) ),
					array(
						'title'    => 'More',
						'next'     => array( 'text' => '' ),
						'previous' => array( 'text' => 'Back' ),
					),
				),
				'confirmations' => array(
					array(
						'id'        => 'c1',
						'name'      => 'Default',
						'isDefault' => true,
						'type'      => 'message',
						'message'   => 'Thanks.',
					),
				),
				'notifications' => array(
					array(
						'id'      => 'n1',
						'name'    => 'Office',
						'toType'  => 'email',
						'to'      => '{admin_email}',
						'subject' => 'New',
						'message' => '{all_fields}',
					),
				),
				'fields'        => array(
					$name,
					array(
						'id'               => 2,
						'kind'             => 'radio',
						'page'             => 1,
						'label'            => 'Which',
						'choices'          => array( array( 'text' => 'A', 'value' => 'a', 'isSelected' => false ) ),
						'conditionalLogic' => array(
							'actionType' => 'show',
							'logicType'  => 'all',
							'rules'      => array( array( 'fieldId' => '1', 'operator' => 'isnot', 'value' => '' ) ),
						),
					),
					array( 'page' => 1 ) + $button,
				),
			),
		);
	}
}
