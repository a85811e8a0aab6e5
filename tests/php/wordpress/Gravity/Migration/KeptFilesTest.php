<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\Migration;

use Atoll\Admin\Entries\Panels\AnswersPanel;
use Atoll\Engine\FormAnswers\FileAnswer;
use Atoll\Forms\Entries\Changes\EntryAdminService;
use Atoll\Forms\Uploads\Storage\UploadRepository;
use Atoll\Forms\Uploads\Uploads;
use Atoll\Gravity\Migration\MigrationReport;
use Atoll\Portal\Applications\ApplicationPage\ApplicationAnswers;
use Atoll\Portal\Applications\Record\ApplicationRecordReader;
use Atoll\Portal\Applications\Record\HistoryEvent;
use Atoll\Tests\WordPress\Support\Inside;

/** Files of fields that are not asked here move too: whoever deletes Gravity Forms deletes its folder. */
final class KeptFilesTest extends MigrationTestCase {

	private const FORM = 8;
	private const URL  = 'https://old.example.com/wp-content/uploads/gravity_forms/8-abc/';

	protected function setUp(): void {
		parent::setUp();
		$forStaff = array( 'visibility' => 'administrative' );
		$this->tables->form(
			self::FORM,
			array(
				'title'   => 'Broker',
				'version' => '2.8.18',
				'fields'  => array(
					array( 'id' => 1, 'type' => 'text', 'label' => 'Name' ),
					array( 'id' => 2, 'type' => 'fileupload', 'label' => 'Report', 'multipleFiles' => true )
						+ $forStaff,
					array( 'id' => 3, 'type' => 'signature', 'label' => 'Signature' ),
					array( 'id' => 4, 'type' => 'post_image', 'label' => 'Photo' ),
					array( 'id' => 5, 'type' => 'chart', 'label' => 'Chart' ),
					array( 'id' => 6, 'type' => 'password', 'label' => 'Secret' ) + $forStaff,
				),
			)
		);
		$this->file( '8-abc/report.txt', 'credit' );
		$this->file( 'signatures/5f-sign.txt', 'Jo' );
		$this->file( '8-abc/photo.txt', 'house' );
	}

	public function test_they_are_in_the_private_folder(): void {
		$report = $this->moved(
			array(
				'2' => wp_json_encode( array( self::URL . 'report.txt' ) ),
				'3' => '5f-sign.txt',
				'4' => self::URL . 'photo.txt|:|Our house|:||:||:|',
				'6' => 'hunter2',
			)
		);
		$files = $this->files();
		$this->assertSame( array(), $report->sentences( 'files' ) );
		$this->assertSame(
			array( 'report.txt' => 6, '5f-sign.txt' => 2, 'photo.txt' => 5 ),
			array_column( $files, 'size', 'name' )
		);
		$this->assertEquals(
			array( 1 => 'Jo' ) + array_map(
				static fn( FileAnswer $file ) => wp_json_encode( array( $file->id ) ),
				array_combine( array( 2, 3, 4 ), $files )
			),
			$this->entry( 60 )->answers
		);
		$this->assertSame( array( "Kept from Gravity Forms:\nPhoto (4): Our house" ), $this->notes() );
	}

	public function test_staff_see_them_and_programs_get_them_and_the_sender_sees_his_own(): void {
		$this->moved( array( '2' => self::URL . 'report.txt', '3' => '5f-sign.txt' ) );
		$entry  = $this->entry( 60 );
		$record = Inside::get( ApplicationRecordReader::class )->read( 60 );
		$panel  = Inside::get( AnswersPanel::class )->body( $entry, $record );
		$this->assertMatchesRegularExpression( '~Report</th><td><bdi>report\.txt.*Signature</th><td><bdi>5f-sign\.txt~', $panel );

		$told = $this->get( '/gf/v2/entries/60' )->get_data();
		$this->assertStringContainsString( 'file=' . $this->files()[0]->id, $told['2'][0] );
		$this->assertStringContainsString( 'file=' . $this->files()[1]->id, $told['3'] );

		$own = (string) json_encode( Inside::get( ApplicationAnswers::class )->pages( $entry ) );
		$this->assertStringContainsString( '5f-sign.txt', $own );
		$this->assertStringNotContainsString( 'report.txt', $own );
	}

	public function test_they_are_deleted_with_their_entry(): void {
		$this->moved( array( '2' => self::URL . 'report.txt' ) );
		$id = $this->files()[0]->id;
		Inside::get( EntryAdminService::class )->delete( array( 60 ) );
		$this->assertSame( array(), $this->files() );
		$this->assertSame( 0, Inside::get( UploadRepository::class )->find( $id )?->entryId );
	}

	public function test_what_is_not_copied_is_told_and_noted(): void {
		$report = $this->moved(
			array( '3' => 'gone.png', '5' => '{"picture":"' . str_replace( '/', '\/', self::URL ) . 'chart.png"}' )
		);
		$told   = implode( "\n", $report->sentences( 'files' ) );
		$this->assertSame( 2, $report->count( 'files' ) );
		$this->assertStringContainsString( '/gravity_forms/signatures/gone.png is not in Gravity Forms’ folder', $told );
		$this->assertStringContainsString( 'Entry 60: the answer to field 5 names a file', $told );
		$this->assertSame(
			array( "Kept from Gravity Forms:\nSignature (3): /gravity_forms/signatures/gone.png" ),
			$this->notes()
		);
	}

	/** @param array<string, string> $answers */
	private function moved( array $answers ): MigrationReport {
		$this->tables->entry( 60, self::FORM, array( '1' => 'Jo' ) + $answers );
		return $this->move();
	}

	/** @return list<FileAnswer> */
	private function files(): array {
		return Inside::get( Uploads::class )->ofEntry( 60 );
	}

	/** @return list<string> */
	private function notes(): array {
		$events = Inside::get( ApplicationRecordReader::class )->read( 60 )->events;
		return array_map( static fn( HistoryEvent $event ) => $event->sentence, $events );
	}

	private function file( string $path, string $content ): void {
		$full = wp_upload_dir()['basedir'] . "/gravity_forms/{$path}";
		wp_mkdir_p( dirname( $full ) );
		file_put_contents( $full, $content );
	}
}
