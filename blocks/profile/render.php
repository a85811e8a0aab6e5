<?php
/**
 * The account management for clients; for everyone else, a hint what to do instead.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

echo Atoll\plugin()->profile()->html(); // Escaped where it is built.
