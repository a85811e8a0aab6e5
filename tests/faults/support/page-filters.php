<?php
/**
 * What plugins for speed and for languages do to a finished page. Each row takes the HTML and gives it back; they are
 * written after what such plugins document, so that none of them has to be installed.
 */

declare( strict_types=1 );

/** Changes each script that a browser would run; scripts with data are left unchanged, as by these plugins. */
function atoll_fault_scripts( string $html, callable $change ): string {
	return preg_replace_callback(
		'~<script\b([^>]*)>(.*?)</script>~s',
		static function ( array $script ) use ( $change ): string {
			preg_match( '~\btype=(["\']?)([^"\'\s>]*)\1~', $script[1], $type );
			$is_run = in_array( $type[2] ?? '', array( '', 'text/javascript', 'module' ), true );
			return $is_run ? $change( $script[1], $script[2], $script[0] ) : $script[0];
		},
		$html
	);
}

/** Returns a script as a data URL. */
function atoll_fault_data_url( string $code ): string {
	return 'data:text/javascript;base64,' . base64_encode( $code );
}

return array(
	// Defers each script, including inline ones.
	'deferred'   => static fn( string $html ): string => atoll_fault_scripts(
		$html,
		static fn( string $attributes, string $code ): string => str_contains( $attributes, 'src=' )
			? "<script defer{$attributes}></script>"
			: "<script defer src='" . atoll_fault_data_url( $code ) . "'{$attributes}></script>"
	),
	// Runs no script before the visitor does something; then all of them, one after another.
	'delayed'    => static fn( string $html ): string => str_replace(
		'</body>',
		<<<'HTML'
		<script>
		( () => {
			const events = [ 'keydown', 'mousemove', 'touchstart', 'wheel', 'pointerdown' ];
			const run = async () => {
				events.forEach( ( name ) => removeEventListener( name, run ) );
				for ( const held of document.querySelectorAll( 'script[type=delayed]' ) ) {
					const script = document.createElement( 'script' );
					[ ...held.attributes ].forEach( ( { name, value } ) => name === 'type' || script.setAttribute( name === 'data-src' ? 'src' : name, value ) );
					script.text = held.text;
					const loaded = script.src && new Promise( ( resolve ) => ( script.onload = script.onerror = resolve ) );
					held.replaceWith( script );
					await loaded;
				}
			};
			events.forEach( ( name ) => addEventListener( name, run, { passive: true } ) );
		} )();
		</script></body>
		HTML,
		atoll_fault_scripts(
			$html,
			static fn( string $attributes, string $code ): string => '<script type="delayed"'
				. str_replace( ' src=', ' data-src=', $attributes ) . ">{$code}</script>"
		)
	),
	// Moves inline scripts into one file at the end of the page; types and ids are lost.
	'combined'   => static function ( string $html ): string {
		$all  = '';
		$html = atoll_fault_scripts(
			$html,
			static function ( string $attributes, string $code, string $script ) use ( &$all ): string {
				if ( str_contains( $attributes, 'src=' ) ) {
					return $script;
				}
				$all .= "{$code}\n;";
				return '';
			}
		);
		return str_replace(
			'</body>',
			'<script defer src="' . atoll_fault_data_url( $all ) . '"></script></body>',
			$html
		);
	},
	// Removes scripts of a single page as "unused".
	'removed'    => static fn( string $html ): string => atoll_fault_scripts( $html, static fn(): string => '' ),
	// Removes comments, white space and quotation marks.
	'minified'   => static function ( string $html ): string {
		$kept = array();
		$html = preg_replace_callback(
			'~<(script|style|textarea|pre)\b.*?</\1>~s',
			static function ( array $found ) use ( &$kept ): string {
				$kept[] = $found[0];
				return "\x01" . ( count( $kept ) - 1 ) . "\x01";
			},
			$html
		);
		$html = preg_replace( array( '~<!--(?!\[).*?-->~s', '~\s+~', '~> <~' ), array( '', ' ', '><' ), $html );
		$html = preg_replace( '~(<[a-z][^>]*?\s[a-z-]+=)"([\w/.:#-]+)"(?=[\s>])~', '$1$2', $html );
		return preg_replace_callback(
			"~\x01(\\d+)\x01~",
			static fn( array $at ): string => $kept[ (int) $at[1] ],
			$html
		);
	},
	// Translates every word of the page.
	'translated' => static fn( string $html ): string => preg_replace_callback(
		'~<(script|style|textarea|svg|head)\b.*?</\1>(*SKIP)(*F)|>[^<]*\pL[^<]*<~su',
		static fn( array $text ): string => '>'
			. preg_replace( '~\pL+~u', '$0isch', html_entity_decode( trim( $text[0], '<>' ) ) ) . '<',
		$html
	),
);
