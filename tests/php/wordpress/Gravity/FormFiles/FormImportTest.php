<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\FormFiles;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Gravity\FormFiles\FormExport;
use Atoll\Gravity\FormFiles\FormImport;
use Atoll\Gravity\FormFiles\FormsFile;
use Atoll\Platform\Errors\BadRequest;
use Atoll\Tests\WordPress\Gravity\InterchangeTestCase;
use Atoll\Tests\WordPress\Support\Inside;
use PHPUnit\Framework\Attributes\DataProvider;

/** What files may look like, and what is said of the forms in them. */
final class FormImportTest extends InterchangeTestCase {

	#[DataProvider( 'shapes' )]
	public function test_forms_are_found_wherever_a_file_has_them( string $wrap, int $forms ): void {
		$form = '{"title":"A","id":5,"fields":[{"id":1,"type":"text","label":"Name"}]}';

		$this->assertCount( $forms, FormsFile::read( str_replace( 'FORM', $form, $wrap ) )->forms );
	}

	/** @return array<string, array{string, int}> */
	public static function shapes(): array {
		return array(
			'as Gravity Forms writes it' => array( '{"0":FORM,"1":FORM,"version":"2.8"}', 2 ),
			'one form alone'             => array( 'FORM', 1 ),
			'a list'                     => array( '[FORM,FORM,FORM]', 3 ),
			'forms in an object'         => array( '{"forms":[FORM,FORM]}', 2 ),
			'a form in an object'        => array( '{"form":FORM,"version":"2.4"}', 1 ),
			'with a byte order mark'     => array( "\xEF\xBB\xBF[FORM]", 1 ),
			'among other things'         => array( '{"0":FORM,"views":[{"title":"no form"}],"version":"2.8"}', 1 ),
		);
	}

	#[DataProvider( 'others' )]
	public function test_what_holds_no_forms_is_said_in_words( string $text, string $code ): void {
		try {
			FormsFile::read( $text );
			$this->fail( 'It was read.' );
		} catch ( BadRequest $refused ) {
			$this->assertSame( $code, $refused->errorCode() );
		}
	}

	/** @return array<string, array{string, string}> */
	public static function others(): array {
		return array(
			'nothing'          => array( '', 'atoll_file_not_json' ),
			'half a file'      => array( '{"0":{"title":"A"', 'atoll_file_not_json' ),
			'entries'          => array( '[{"id":"1","form_id":"2","1":"Jo"}]', 'atoll_no_forms' ),
			'a number'         => array( '7', 'atoll_no_forms' ),
			'XML'              => array( ' <?xml version="1.0"?><forms></forms>', 'atoll_file_is_xml' ),
			'a deep hole'      => array( str_repeat( '[', 100000 ) . str_repeat( ']', 100000 ), 'atoll_file_too_deep' ),
			'broken UTF-8'     => array( "[{\"title\":\"\xC3\",\"fields\":[]}]", 'atoll_file_not_json' ),
			'more than it may' => array( str_repeat( ' ', FormsFile::MAX_BYTES + 1 ), 'atoll_file_too_large' ),
		);
	}

	public function test_the_report_says_what_came_what_is_unseen_and_what_differs(): void {
		$this->actAs( 'administrator' );
		$report = Inside::get( FormImport::class )->preview( FormsFile::read( $this->text( 'moved' ) ) )[0];
		$kept   = implode( "\n", $report->kept );
		$others = implode( "\n", $report->differences );

		$this->assertSame(
			array( '10 of 14 fields', '2 pages', '3 confirmations', '2 notifications' ),
			$report->brought
		);
		$this->assertSame( array(), $report->problems );
		$unseen = array(
			'“Signature”: Atoll has no field of the kind “signature”.',
			'“Broker’s remark”: visitors do not see it',
			'Feeds of add-ons: gravityflow.',
			'Settings of add-ons: gfpdf_form_settings.',
			'“Settled on”: settings of add-ons: gpLimitDatesminDate.',
		);
		foreach ( $unseen as $sentence ) {
			$this->assertStringContainsString( $sentence, $kept );
		}
		$different = array(
			'“Full name” has no input mask',
			'“Email” asks for the email address once',
			'“Email” also accepts an answer',
			'“Kind of loan” does not offer an “Other”',
			'“CAPTCHA” uses the captcha',
			'“Office” is sent like all emails of this site, not through “postmark”',
			'“Office” names uploaded files',
			'“Step done” is kept and never sent',
			'“Save and Continue Confirmation” is kept',
		);
		foreach ( $different as $sentence ) {
			$this->assertStringContainsString( $sentence, $others );
		}
		$this->assertSame( array(), Inside::get( FormRepository::class )->list(), 'a preview stores nothing' );
	}

	public function test_a_form_with_problems_comes_in_as_a_draft_and_the_others_come_too(): void {
		$broken  = array(
			'title'  => 'Broken',
			'id'     => 90,
			'fields' => array( array( 'id' => 1, 'type' => 'radio', 'label' => 'Which' ) ),
		);
		$reports = $this->importFile(
			(string) wp_json_encode( array( $broken, array( 'id' => 91 ) + $this->fixture( 'enquiry' ) ) )
		);
		$store   = Inside::get( FormRepository::class );

		$this->assertSame( array( 'Field 1 “Which”: add at least one choice.' ), $reports[0]->problems );
		$this->assertSame(
			array( 'draft', 'publish' ),
			array( $store->findAny( 90 )->status, $store->findAny( 91 )->status )
		);
		$this->assertSame(
			$broken['fields'],
			json_decode( Inside::get( FormExport::class )->file( array( 90 ) ), true )[0]['fields']
		);
	}

	public function test_where_confirmations_lead_on_this_site_is_told(): void {
		$post  = array( 'post_type' => 'page', 'post_title' => 'Bits & bobs', 'post_status' => 'publish' );
		$here  = wp_insert_post( $post );
		$trash = wp_insert_post( array( 'post_status' => 'trash' ) + $post );
		$page  = static fn( string $name, int|string $id ): array => array(
			'id'     => $name,
			'name'   => $name,
			'type'   => 'page',
			'pageId' => $id,
		);
		$form  = array(
			'title'         => 'Led',
			'id'            => 92,
			'version'       => '2.9',
			'fields'        => array( array( 'id' => 1, 'type' => 'text', 'label' => 'Name' ) ),
			'confirmations' => array(
				array( 'isDefault' => true ) + $page( 'Done', (string) $here ),
				$page( 'Nowhere', $here + 5000 ),
				$page( 'Gone', $trash ),
				array( 'type' => 'message', 'message' => 'Thanks' ) + $page( 'Said', $here ),
				array( 'event' => 'form_saved' ) + $page( 'Saved', $here ),
				array( 'isActive' => false ) + $page( 'Off', $here ),
			),
		);
		$file  = FormsFile::read( (string) wp_json_encode( array( $form ) ) );
		$none  = ', which visitors cannot see on this site: a message is shown instead.';
		$told  = array(
			"The confirmation “Done” leads to page {$here}, which is “Bits & bobs” on this site.",
			'The confirmation “Nowhere” leads to page ' . ( $here + 5000 ) . $none,
			"The confirmation “Gone” leads to page {$trash}{$none}",
		);
		$this->actAs( 'administrator' );
		$import = Inside::get( FormImport::class );
		foreach ( array( $import->preview( $file ), $import->import( $file ) ) as $reports ) {
			$this->assertSame( $told, array_slice( $reports[0]->differences, -3 ) );
		}
		$moved = $import->importOne( $file->forms[0] )->differences;
		$this->assertStringNotContainsString( 'leads to', implode( $moved ), 'As on the site that it is moved on.' );
	}

	public function test_a_form_of_a_very_old_gravity_forms_keeps_its_ways(): void {
		$form = array(
			'title'  => 'Old',
			'id'     => 92,
			'fields' => array( array( 'id' => 1, 'type' => 'date', 'label' => 'When' ) ),
		);
		$this->importFile( (string) wp_json_encode( array( '0' => $form, 'version' => '1.7' ) ) );

		$this->assertSame(
			'mdy',
			Inside::get( FormRepository::class )->find( 92 )->field( 1 )->data->string( 'dateFormat' )
		);
	}
}
