<?php
/**
 * Lists the Atoll classes that PHP files use, by their tokens:
 *
 *     php named-classes.php < list-of-paths
 *
 * Prints JSON: for each path, the fully qualified names: imported, written in full or of the file's own namespace.
 *
 * @package Atoll
 */

declare( strict_types=1 );

/** Tokens before a word that is not a class: a member, a declaration, or a part of one. */
const BEFORE_OTHERS = array( T_OBJECT_OPERATOR, T_NULLSAFE_OBJECT_OPERATOR, T_DOUBLE_COLON, T_CONST, T_FUNCTION, T_CLASS, T_INTERFACE, T_TRAIT, T_ENUM, T_CASE, T_NAMESPACE );

/** @return list<string> */
function named_classes( string $source ): array {
	$tokens    = array_values( array_filter( PhpToken::tokenize( $source ), static fn( PhpToken $token ): bool => ! $token->isIgnorable() ) );
	$namespace = '';
	$imported  = array(); // Full names by alias.
	$folders   = array(); // Imported namespaces.
	$names     = array();
	foreach ( $tokens as $at => $token ) {
		$before = $tokens[ $at - 1 ] ?? null;
		$after  = $tokens[ $at + 1 ] ?? null;
		$isCall = '(' === $after?->text && ! $before?->is( T_NEW );
		if ( $before?->is( T_NAMESPACE ) ) {
			$namespace = $token->text . '\\';
		} elseif ( $before?->is( T_USE ) && $token->is( array( T_STRING, T_NAME_QUALIFIED ) ) ) {
			$words              = explode( '\\', $token->text );
			$alias              = $after?->is( T_AS ) ? $tokens[ $at + 2 ]->text : end( $words );
			$imported[ $alias ] = $token->text;
			$names[]            = $token->text;
		} elseif ( $isCall || $before?->is( BEFORE_OTHERS ) ) {
			continue;
		} elseif ( $token->is( T_NAME_FULLY_QUALIFIED ) ) {
			$names[] = ltrim( $token->text, '\\' );
		} elseif ( $token->is( T_NAME_QUALIFIED ) && ! $before?->is( T_AS ) ) {
			[ $first, $rest ] = explode( '\\', $token->text, 2 );
			$folder           = $imported[ $first ] ?? null;
			$folders[]        = $folder;
			$names[]          = ( $folder ?? $namespace . $first ) . '\\' . $rest;
		} elseif (
			$token->is( T_STRING )
				&& 1 === preg_match( '/^[A-Z].*[a-z]/', $token->text )
				&& ! isset( $imported[ $token->text ] )
		) {
			$names[] = $namespace . $token->text;
		}
	}
	$names = array_diff( $names, array_filter( $folders ) );
	return array_values( array_unique( array_filter( $names, static fn( string $name ): bool => str_starts_with( $name, 'Atoll\\' ) ) ) );
}

$named = array();
foreach ( file( 'php://stdin', FILE_IGNORE_NEW_LINES ) ?: array() as $path ) {
	$named[ $path ] = named_classes( (string) file_get_contents( $path ) );
}
echo json_encode( $named, JSON_THROW_ON_ERROR );
