<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\MergeTags;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\FormEngine;
use Atoll\Forms\Definitions\FormBuilder;
use Atoll\Forms\MergeTags\MergeTagFormat;
use Atoll\Forms\MergeTags\MergeTags;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** A date stands as its merge tag says, under Gravity Forms' names. */
final class MergeTagDatesTest extends SiteTestCase {

	private const ENTRY = array( '1' => '2026-03-04', '2' => '2026-03-04', '3' => 'soon' );

	#[DataProvider( 'tags' )]
	public function test_a_date_is_written_as_its_tag_says( string $template, string $expected ): void {
		$fields = array(
			array( 'id' => 1, 'kind' => 'date', 'label' => 'Day', 'dateFormat' => 'mdy' ),
			array( 'id' => 2, 'kind' => 'text', 'label' => 'Words' ),
			array( 'id' => 3, 'kind' => 'date', 'label' => 'Half' ),
			array( 'id' => 4, 'kind' => 'date', 'label' => 'None' ),
		);
		$form   = Form::from(
			Inside::get( FormBuilder::class )->definition( array( 'title' => 'Days', 'fields' => $fields ), 1, 1 )
		);
		$this->assertSame(
			$expected,
			Inside::get( MergeTags::class )->fill(
				$template,
				MergeTagFormat::Text,
				$form,
				Inside::get( FormEngine::class )->fromEntry( $form, self::ENTRY )
			)
		);
		$this->assertSame( array(), MergeTags::unknown( $template ) );
	}

	/** @return array<string, array{string, string}> */
	public static function tags(): array {
		return array(
			'as people read it here' => array( '{Day:1}', '04/03/2026' ),
			'its parts'              => array( '{Day:1:year} {Day:1:month} {Day:1:day}', '2026 03 04' ),
			'the year first'         => array(
				'{Day:1:ymd} {Day:1:ymd_dash} {Day:1:ymd_dot} {Day:1:ymd_slash}',
				'2026/03/04 2026-03-04 2026.03.04 2026/03/04',
			),
			'the month first'        => array(
				'{Day:1:mdy} {Day:1:mdy_dash} {Day:1:mdy_dot} {Day:1:mdy_slash}',
				'03/04/2026 03-04-2026 03.04.2026 03/04/2026',
			),
			'the day first'          => array(
				'{Day:1:dmy} {Day:1:dmy_dash} {Day:1:dmy_dot} {Day:1:dmy_slash}',
				'04/03/2026 04-03-2026 04.03.2026 04/03/2026',
			),
			'a text that looks so'   => array( '{Words:2:year}', '2026-03-04' ),
			'what is no date'        => array( '{Half:3:year}', 'soon' ),
			'no answer'              => array( 'a{None:4:year}b', 'ab' ),
		);
	}
}
