<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin\Commands;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Definitions\Storage\FormWriter;
use Atoll\Tests\WordPress\Support\Inside;

final class FormCommandTest extends CommandTestCase {

	public function test_forms_are_listed_with_their_entries(): void {
		$number = $this->form();
		$this->send( $number );
		$title = $this->fixture( 'enquiry' )['title'];
		$this->assertSame(
			array( array( 'id' => $number, 'title' => $title, 'status' => 'publish', 'entries' => 1 ) ),
			$this->rows( 'form', 'list' )
		);
		$this->assertSame( "{$number}\n", $this->prints( 'form', 'list', '--format=ids' ) );
		$this->assertSame( "1\n", $this->prints( 'form', 'list', '--format=count' ) );
		$this->assertSame(
			"id,title\n{$number},{$title}\n",
			$this->prints( 'form', 'list', '--format=csv', '--fields=id,title' )
		);
		$this->assertSame( array(), $this->rows( 'form', 'list', '--status=draft' ) );
	}

	public function test_what_a_command_does_not_know_is_refused(): void {
		$this->assertStringContainsString( 'unknown --frm parameter', $this->fails( 'form', 'list', '--frm=3' ) );
		$this->assertStringContainsString(
			"Invalid value specified for 'format'",
			$this->fails( 'form', 'list', '--format=xml' )
		);
		$this->assertStringContainsString(
			"Invalid value specified for 'status'",
			$this->fails( 'form', 'list', '--status=published' )
		);
		$this->assertStringContainsString( 'wrong number of arguments', $this->fails( 'form', 'import' ) );
	}

	public function test_an_exported_form_differs_in_nothing_and_comes_in_again(): void {
		$number = $this->form();
		$path   = $this->file( array() );
		$this->assertStringContainsString(
			'1 form written',
			$this->prints( 'form', 'export', (string) $number, "--file={$path}" )
		);
		$this->assertSame( "Success: Nothing differs.\n", $this->prints( 'form', 'diff', $path ) );
		$this->assertSame(
			json_decode( (string) file_get_contents( $path ), true ),
			json_decode( $this->prints( 'form', 'export' ), true )
		);

		Inside::get( FormWriter::class )->delete( $number );
		$this->assertStringContainsString( "There is no form {$number}.", $this->fails( 'form', 'diff', $path ) );
		$this->assertSame(
			0,
			$this->table( $this->prints( 'form', 'import', $path, '--dry-run', '--format=json' ) )[0]['id']
		);
		$this->assertNull( Inside::get( FormRepository::class )->findAny( $number ) );
		$this->assertSame(
			$number,
			$this->table( $this->prints( 'form', 'import', $path, '--format=json' ) )[0]['id']
		);
		$this->assertSame( "Success: Nothing differs.\n", $this->prints( 'form', 'diff', $path ) );
		unlink( $path );
	}

	public function test_numbers_with_commas_between_them_do_not_mean_the_first_of_them(): void {
		$numbers = $this->form() . ',' . $this->form();
		$this->assertStringContainsString(
			"There is no form {$numbers}: numbers are whole.",
			$this->fails( 'form', 'export', $numbers )
		);
	}

	public function test_diff_compares_with_no_other_form_than_was_named(): void {
		$number = $this->form();
		$path   = $this->file( json_decode( $this->prints( 'form', 'export', (string) $number ), true ) );
		$this->assertStringContainsString(
			'There is no form enquiry: numbers are whole.',
			$this->fails( 'form', 'diff', $path, '--form=enquiry' )
		);
		$this->assertStringContainsString( 'numbers are whole.', $this->fails( 'form', 'diff', $path, '--form=' ) );
		unlink( $path );
	}

	public function test_a_taken_number_is_told(): void {
		$number = $this->form();
		$path   = $this->file( json_decode( $this->prints( 'form', 'export', (string) $number ), true ) );
		$out    = $this->prints( 'form', 'import', $path );
		$this->assertStringContainsString( "Form {$number} became form", $out );
		$this->assertCount( 2, $this->rows( 'form', 'list' ) );
		unlink( $path );
	}

	public function test_diff_says_what_was_added_removed_and_changed_and_ends_with_1(): void {
		$number             = $this->form();
		$form               = json_decode( $this->prints( 'form', 'export', (string) $number ), true )[0];
		$form['title']      = 'Another title';
		$form['fields'][1]['label'] = 'Your email';
		$form['fields'][2]['id']    = 77;
		$form['notifications']['d4e5f6']['subject'] = 'Changed';
		$path        = $this->file( $form );
		$differences = $this->table( $this->fails( 'form', 'diff', $path, '--format=json' ) );
		$this->assertSame(
			array(
				array( 'title', 'changed', 'Another title', $this->fixture( 'enquiry' )['title'] ),
				array( 'field 2 “Your email”: label', 'changed', 'Your email', 'Email' ),
				array( 'field 77 “Phone”', 'only in the file', '', '' ),
				array( 'field 3 “Phone”', 'only on the site', '', '' ),
				array( 'notification d4e5f6 “Admin”: subject', 'changed', 'Changed', 'New enquiry' ),
			),
			array_map(
				static fn( array $row ) => array( $row['what'], $row['difference'], $row['file'], $row['site'] ),
				$differences
			)
		);
		$this->assertSame( array( $number ), array_values( array_unique( array_column( $differences, 'form' ) ) ) );
		$this->assertSame( "5\n", $this->fails( 'form', 'diff', $path, "--form={$number}", '--format=count' ) );
		unlink( $path );
	}

	public function test_files_that_cannot_be_used_are_told_in_words(): void {
		$this->assertStringContainsString(
			'There is no file /nowhere.json',
			$this->fails( 'form', 'import', '/nowhere.json' )
		);
		$path = $this->file( array( 'version' => '2.8' ) );
		$this->assertStringContainsString( 'There is no form in this file', $this->fails( 'form', 'import', $path ) );
		$this->assertStringContainsString(
			'cannot be written',
			$this->fails( 'form', 'export', '--file=/nowhere/forms.json' )
		);
		$this->assertStringContainsString( 'There is no form 999999.', $this->fails( 'form', 'export', '999999' ) );
		unlink( $path );
	}

	/** @return list<array<string, mixed>> The rows at the end of what was printed. */
	private function table( string $out ): array {
		return json_decode( (string) strrchr( "\n" . trim( $out ), "\n" ), true, 512, JSON_THROW_ON_ERROR );
	}
}
