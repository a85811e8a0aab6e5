<?php

declare( strict_types=1 );

namespace Atoll\Portal\Account\Data;

use Atoll\Platform\Privacy\DataSubject;
use Atoll\Platform\Privacy\PersonalDataSource;

/**
 * A person's stored data as JSON (RFC 8259), for other programs: `{site, made, parts: [{part, title, records: [{id,
 * title, facts: [{name, value}]}]}]}`.
 */
final class JsonFormat implements DownloadFormat {

	public function name(): string {
		return 'json';
	}

	public function title(): string {
		return __( 'For other programs (JSON)', 'atoll' );
	}

	public function type(): string {
		return 'application/json; charset=utf-8';
	}

	public function write( array $sources, DataSubject $subject ): iterable {
		yield '{"site":' . $this->json( home_url( '/' ) ) . ',"made":' . $this->json( gmdate( 'Y-m-d\TH:i:s\Z' ) )
			. ',"parts":[';
		$separator = '';
		foreach ( $sources as $source ) {
			yield $separator;
			yield from $this->part( $source, $subject );
			$separator = ',';
		}
		yield "]}\n";
	}

	/** @return iterable<string> */
	private function part( PersonalDataSource $source, DataSubject $subject ): iterable {
		yield '{"part":' . $this->json( $source->name() ) . ',"title":' . $this->json( $source->title() )
			. ',"records":[';
		$separator = '';
		foreach ( $source->groups( $subject ) as $record ) {
			yield $separator . $this->json( $record );
			$separator = ',';
		}
		yield ']}';
	}

	private function json( mixed $value ): string {
		return json_encode(
			$value,
			JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_INVALID_UTF8_SUBSTITUTE | JSON_THROW_ON_ERROR
		);
	}
}
