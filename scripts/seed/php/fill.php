<?php
/**
 * Writes entries: `ATOLL_SEED` is JSON `{ form, from, to, days }`. Prints the number of entries after each batch.
 *
 * @package Atoll
 */

declare( strict_types=1 );

use Atoll\Engine\FormAnswers\AnswerText;
use Atoll\Engine\Shapes\Shapes;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Entries\Search\SearchWords;
use Atoll\Forms\Entries\Storage\EntriesTable;
use function Atoll\Tests\service;

require_once __DIR__ . '/../../../tests/support/service.php';

const ATOLL_SEED_ROWS = 500;

global $wpdb;

$asked = json_decode( (string) getenv( 'ATOLL_SEED' ), true, 4, JSON_THROW_ON_ERROR );
$form  = service( FormRepository::class )->findAny( $asked['form'] )?->form ?? exit( 1 );
$make  = ( require __DIR__ . '/answers.php' )( $form );
$words = new SearchWords( new AnswerText( Shapes::standard() ) );
$table = $wpdb->prefix . EntriesTable::NAME;
$quote = static fn( string $text ): string => "'" . mysqli_real_escape_string( $wpdb->dbh, $text ) . "'";
$run   = bin2hex( random_bytes( 8 ) );
$begin = time() - $asked['days'] * DAY_IN_SECONDS;
$step  = $asked['days'] * DAY_IN_SECONDS / max( 1, $asked['all'] );

mt_srand( $asked['from'] + 1 );
$wpdb->query( 'SET unique_checks = 0, foreign_key_checks = 0, autocommit = 0' );
for ( $number = $asked['from']; $number < $asked['to']; ) {
	$rows = array();
	for ( $last = min( $asked['to'], $number + ATOLL_SEED_ROWS ); $number < $last; $number++ ) {
		$answers = $make( $number );
		$chance  = mt_rand( 1, 100 );
		$status  = $chance > 6 ? 'active' : ( $chance > 2 ? 'spam' : 'trash' );
		$date    = gmdate( 'Y-m-d H:i:s', (int) ( $begin + $number * $step ) );
		$rows[]  = sprintf(
			"(%d, %d, '%s', '%s', '%s', %s, %s, 0, '192.0.2.%d', 'Atoll seed', 'https://example.com/%s/', %d, %d, '', '%s', '%s', '%s')",
			$form->id(),
			$form->version(),
			$status,
			hash( 'sha256', "{$run} {$number}" ),
			hash( 'sha256', (string) $number ),
			$quote( (string) wp_json_encode( (object) $answers ) ),
			$quote( $words->extract( $form, $answers ) ),
			mt_rand( 1, 254 ),
			array( 'contact', 'home-loans', 'vehicle-loans' )[ mt_rand( 0, 2 ) ],
			(int) ( mt_rand( 1, 10 ) > 3 ),
			(int) ( 1 === mt_rand( 1, 50 ) ),
			$date,
			$date,
			$date
		);
	}
	// Directly on the connection, since WordPress keeps a copy of each query.
	mysqli_query( $wpdb->dbh, "INSERT INTO {$table} (form_number, form_version, status, idempotency_key, fingerprint, answers, words, created_by, ip, user_agent, source_url, is_read, is_starred, spam, date_created, date_updated, date_moved) VALUES " . implode( ', ', $rows ) );
	mysqli_query( $wpdb->dbh, 'COMMIT' );
	echo $number - $asked['from'], "\n";
	flush();
}
