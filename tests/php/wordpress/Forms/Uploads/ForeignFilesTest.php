<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Uploads;

use Atoll\Forms\Uploads\Upload;
use PHPUnit\Framework\Attributes\DataProvider;

/** What is not an entry's to have stays where it is. */
final class ForeignFilesTest extends EntryFilesTestCase {

	#[DataProvider( 'foreignFiles' )]
	public function test_a_file_that_is_not_this_fillings_is_not_taken_and_that_is_said( string $whose ): void {
		$form = $this->uploadForm();
		$id   = match ( $whose ) {
			'another form'    => $this->uploaded( $this->uploadForm() ),
			'another field'   => $this->uploaded( $form, 'pay.pdf', self::PDF, self::TWO ),
			'another filling' => $this->uploaded( $form, 'pay.pdf', self::PDF, self::ONE, 'zzzzzzzzzz0123456789' ),
			'not whole yet'   => $this->send(
				$form,
				'pay.pdf',
				null,
				array( 'size' => '500' )
			)->json()['data']['temp_filename'],
			default           => str_repeat( 'a', 32 ),
		};
		$answer = $this->submit( $form, array( 'input_6' => array( $id ) ) );
		$this->assertSame( 400, $answer->status, $answer->body );
		$this->assertSame( 'We no longer have the file pay.pdf. Please choose it again.', $answer->json()['validation_messages'][ self::ONE ] );
		$this->assertSame( 0, $this->countEntries() );
	}

	/** @return array<string, array{string}> */
	public static function foreignFiles(): array {
		$all = array( 'another form', 'another field', 'another filling', 'not whole yet', 'nobody' );
		return array_combine( $all, array_map( static fn( string $one ) => array( $one ), $all ) );
	}

	public function test_an_entrys_file_cannot_be_used_for_a_second_entry(): void {
		$form = $this->uploadForm();
		$id   = $this->uploaded( $form );
		$this->submit( $form, array( 'input_6' => array( $id ) ) );
		$again = $this->submit(
			$form,
			array( 'input_6' => array( $id ) ),
			array( 'gform_unique_id' => 'zzzzzzzzzz0123456789' )
		);
		$this->assertSame( array( 400, 1 ), array( $again->status, $this->countEntries() ) );
	}

	public function test_what_a_client_writes_in_the_fields_place_is_no_file(): void {
		$form   = $this->uploadForm( array( 'required' => true ) );
		$forged = array( array( 'name' => 'pay.pdf', 'size' => 9, 'id' => str_repeat( 'a', 32 ) ) );
		$answer = $this->post(
			"/gf/v2/forms/{$form}/submissions",
			array( 'input_1' => 'Jo', 'input_6' => $forged, 'input_7' => 'pay.pdf' )
		);
		$this->assertSame(
			array( 6 => 'Please upload a file.', 7 => 'Please upload a file.' ),
			(array) $answer->get_data()['validation_messages']
		);
	}

	public function test_more_files_than_a_field_takes_are_dropped(): void {
		$form = $this->uploadForm();
		$ids  = array_map(
			fn( string $name ) => $this->uploaded( $form, $name, self::PDF, self::TWO ),
			array( 'a.pdf', 'b.pdf', 'c.pdf' )
		);
		$this->assertSame( 200, $this->submit( $form, array( 'input_7' => $ids ) )->status );
		$this->assertSame( wp_json_encode( array_slice( $ids, 0, 2 ) ), $this->onlyEntry()->answers[7] );
		$this->assertSame( Upload::READY, $this->find( $ids[2] )?->state );
	}

	public function test_an_entry_that_cannot_be_written_claims_nothing(): void {
		$form   = $this->uploadForm();
		$id     = $this->uploaded( $form );
		$broken = static fn( string $query ) => str_contains( $query, 'COMMIT' )
			? 'SELECT nonsense FROM nowhere'
			: $query;
		add_filter( 'query', $broken );
		$reply = $this->post( "/gf/v2/forms/{$form}/submissions", $this->body( array( 'input_6' => array( $id ) ) ) );
		remove_filter( 'query', $broken );
		$this->assertSame( 503, $reply->get_status() );
		$this->assertSame( array( 0, Upload::READY ), array( $this->countEntries(), $this->find( $id )?->state ) );
		$this->assertSame( 200, $this->submit( $form, array( 'input_6' => array( $id ) ) )->status );
	}
}
